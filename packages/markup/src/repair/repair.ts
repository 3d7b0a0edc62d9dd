import { replaceTags } from './replace-tags.ts';
import { decodeEntities, type Kind, unshadowed } from '@adviser-widgets/core/internal';
import type { Problem } from '@adviser-widgets/widget';
import { maxAttributes, type Repair } from '@adviser-widgets/widget/internal';
import { isJson } from './is-json.ts';

/** Undoes what editors' tools did to the texts of a placeholder's attributes. */
export const repair: Repair = ({ attributes }, element, texts) => {
  straightenNames(element, texts);
  const rejoined = [...texts].flatMap(([name, text]) => rejoin(element, name, text) ?? []);
  rejoined.forEach(({ name, text }) => texts.set(name, text));
  const names = Object.entries(attributes).flatMap(([name, { kind, formerly = [] }]) =>
    [name, ...formerly].map((written) => ({ written, kind })),
  );
  for (const { written, kind } of names) {
    const text = texts.get(written);
    if (text !== undefined) texts.set(written, repairs[kind](text));
  }
  return rejoined.filter(({ name }) => names.some(({ written }) => written === name));
};

/** Also removes the rest of a doubled `&amp;` before a link's parameter. */
function straightenNames(element: Element, texts: Map<string, string>): void {
  const own = unshadowed(element);
  const strays = [...own.attributes]
    .slice(0, maxAttributes)
    .map(({ name, value }): [string, string] => [straightened(name), value]);
  for (const [name, value] of strays)
    if (/^data-(?!widget)/.test(name) && !own.hasAttribute(name)) texts.set(name.slice(5), value);
  for (const [name, text] of [...texts]) {
    const straight = straightened(name).replace(/^amp;/, '');
    if (straight === name) continue;
    texts.delete(name);
    if (!texts.has(straight)) texts.set(straight, text);
  }
}

function straightened(name: string): string {
  return name.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '');
}

type Rejoined = Problem & { readonly text: string };

const opened = /^[“”„″"‘’‚]/;
const closed = /(&quot;|[“”″"‘’])$/;

/**
 * Joins a value that curly quotes split: `data-heading=”Talk to us”` arrives as `data-heading="”Talk"`, `to`
 * and `us”`. If a filter removed the words, or the quote swallowed the next attribute, uses what is left.
 */
function rejoin(element: Element, name: string, text: string): Rejoined | undefined {
  const swallowed = /^([^“”″]*)[“”″]\s+data-[\w-]+=/.exec(text);
  if (swallowed) return { kind: 'cut', name, text: swallowed[1] ?? '' };
  if (
    !opened.test(text) ||
    /[ \t\n\f\r]/.test(text) ||
    /[“”„″"]/.test(text.slice(1)) ||
    /^[‘’‚].*[‘’]$/.test(text)
  )
    return undefined;
  const words = strayWords(element, `data-${name}`);
  if (words)
    return {
      kind: 'split',
      name,
      text: [text, ...words].join(' ').replace(opened, '').replace(closed, '').trim(),
    };
  return /^[“”„″]/.test(text) ? { kind: 'cut', name, text: text.slice(1) } : undefined;
}

/** Valueless attributes, up to one with a closing quote. */
function strayWords(element: Element, name: string): string[] | undefined {
  const attributes = [...unshadowed(element).attributes];
  const index = attributes.findIndex((attribute) => attribute.name === name);
  const rest = index < 0 ? [] : attributes.slice(index + 1, index + 1 + maxAttributes);
  const length = rest.findIndex((attribute) => closed.test(attribute.name)) + 1;
  const words = rest.slice(0, length);
  const isSentence = words.every(
    (attribute) => attribute.value === '' && !attribute.name.startsWith('data-'),
  );
  return length > 0 && isSentence ? words.map((attribute) => attribute.name) : undefined;
}

const repairs: Record<Kind, (text: string) => string> = {
  text: (text) => withoutWrongPair(decodeEntities(text).trim()),
  number: plain,
  integer: plain,
  flag: plain,
  choice: plain,
  url: plain,
  date: plain,
  id: plain,
  list: (text) => withoutPair(decodeEntities(text).trim()),
  json: repairJson,
  html: repairHtml,
};

/** For values that never contain a quote, an odd space or a line break on purpose. */
function plain(text: string): string {
  const oneLine = decodeEntities(text)
    .trim()
    .replace(/\s+/g, (spaces) => (/[\t\n\r]/.test(spaces) ? '' : spaces));
  return withoutPair(withStraightSpaces(oneLine).trim());
}

function withStraightSpaces(text: string): string {
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').replace(/[^\S\n]/g, ' ');
}

/** Quotes inside the value belong to the text. */
function withoutPair(text: string): string {
  return text.replace(/^[“”„"″]([^“”„"″]*)[“”„"″]$/, '$1').replace(/^[‘’‚]([^‘’‚]*)[‘’]$/, '$1');
}

/** Keeps “these”; two closing quotes around one word are an attribute without straight quotes. */
function withoutWrongPair(text: string): string {
  return text.replace(/^([”″])([^\s“”„″]*)\1$/, '$2').replace(/^’([^\s‘’]*)’$/, '$1');
}

/** An editor may have escaped JSON twice, curled its quotes or widened its spaces. */
function repairJson(text: string): string {
  const plainer = decodeEntities(text);
  const straight = plainer.replace(/[“”„″]/g, '"');
  const unwrapped = straight.trim().replace(/^["‘’]([[{].*[\]}])["‘’]$/s, '$1');
  return [text, plainer, straight, unwrapped].map(withPlainGaps).find(isJson) ?? text;
}

function withPlainGaps(json: string): string {
  // An unclosed string counts as one; otherwise each quote in it would be tried as the start of another.
  return json.replace(/"(?:[^"\\]|\\.)*"?|[\u00a0\u202f\u200b-\u200d\u2060\ufeff]/g, (part) =>
    part.startsWith('"') ? part : ' ',
  );
}

/** Keeps escapes unless they hide the tags; inside a tag, straightens quotes and spaces. */
function repairHtml(text: string): string {
  const start = text.includes('<') ? -1 : text.search(/&lt;\/?[a-z]/i);
  const html = start >= 0 && text.lastIndexOf('&gt;') > start ? decodeEntities(text) : text;
  return replaceTags(html, (tag) =>
    withStraightSpaces(tag).replace(/=\s*[“”″‘’]([^“”″‘’>]*)[“”″‘’]/g, '="$1"'),
  );
}
