import { describeDamages, type Damage } from './damage.ts';
import { maxTag, readTag } from './read-tag.ts';
import { withStraightQuotes } from './meant-attributes.ts';
import { replaceTags } from './replace-tags.ts';
import { straightName } from './characters.ts';
import { bracketed, isBehindLink } from './unwrap-address.ts';

interface RepairedSource {
  readonly text: string;
  /** What was wrong, in sentences. */
  readonly notes: readonly string[];
}

/** Whether a text has a snippet in it, however damaged. */
function hasSnippet(text: string): boolean {
  return /aw-widget|data-widget/.test(straightName(text));
}

interface Step {
  readonly damage: Damage;
  /** Returns the text unchanged if it does not have the damage. */
  readonly repair: (text: string) => string;
}

/** In the order in which programs undo them: what was done last comes first. */
const steps: readonly Step[] = [
  {
    damage: 'chat',
    repair: (text) => text.replace(/```[a-z]{0,9}\r?\n?|^\s*`(?=\s{0,9}<)|(?<=>\s{0,9})`\s{0,9}$/g, ''),
  },
  { damage: 'reply', repair: withoutMarks },
  { damage: 'email', repair: withoutEncoding },
  { damage: 'spreadsheet', repair: withoutCell },
  {
    damage: 'bracket',
    repair: (text) => text.replaceAll('＜', '<').replaceAll('＞', '>').replaceAll('／', '/'),
  },
  {
    damage: 'start',
    repair: (text) => text.replace(/<\s+(?=(\/?)[a-z][a-z\d]*[\s>])/gi, '<').replace(/<\/\s{1,9}/g, '</'),
  },
  {
    damage: 'translated',
    repair: (text) =>
      text
        .replace(/<font\b[^>]*vertical-align:\s*inherit[^>]*>((?:(?!<font)[^])*?)<\/font>/gi, '$1')
        .replace(/<font\b[^>]*vertical-align:\s*inherit[^>]*>((?:(?!<font)[^])*?)<\/font>/gi, '$1'),
  },
];

/** Undoes what people and their programs did to a snippet before it was pasted. */
export function repairSource(given: string): RepairedSource {
  if (!hasSnippet(given)) return { text: given, notes: [] };
  const notes: string[] = [];
  let text = given;
  for (const { damage, repair } of steps) {
    const next = repair(text);
    if (next !== text) notes.push(`Repaired: ${describeDamages(new Map([[damage, ['the snippet']]]))}.`);
    text = next;
  }
  const tags = repairTags(text);
  const inside = repairInside(tags.text);
  const plain = withoutWrapped(inside.text);
  return { text: plain.text, notes: [...notes, ...tags.notes, ...inside.notes, ...plain.notes] };
}

/** Takes out what a mail program has written behind links: not in a tag, where a value may have the address as well. */
function withoutWrapped(given: string): RepairedSource {
  let count = 0;
  const text = given.replace(
    tagOrBracketed,
    (whole: string, ...found: readonly [string?, string?, number?]) => {
      const [tag, address = '', index = 0] = found;
      if (tag !== undefined || !isBehindLink(address, given, index)) return whole;
      count += 1;
      return '';
    },
  );
  return {
    text,
    notes: count === 0 ? [] : ['Repaired: a mail program had written its own address behind a link.'],
  };
}

const tagOrBracketed = new RegExp(
  String.raw`(<(?!(?:https?|mailto|tel|sms):)[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>)|${bracketed}`,
  'gi',
);

const mark = String.raw`(?:[ \t\u00a0]{0,4}(?:>|&gt;|\|))+`;
const markedTag = new RegExp(`^${mark}[ \\t\\u00a0]*(?:<|&lt;)\\s*[a-z]`, 'im');

/** `> `, once or more, before each line. Some lines of markup begin with a bracket: a tag after one is what tells. */
function withoutMarks(text: string): string {
  if (!markedTag.test(text)) return text;
  return text.replace(new RegExp(`^${mark} ?`, 'gim'), '');
}

/** Quoted-printable: `=3D` for an equals sign, and lines that end in one go on. */
function withoutEncoding(text: string): string {
  if (!/\w=3D["'“]/.test(text)) return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (codes) => codes.replaceAll('=', '%'));
  return bytes.replace(/(?:%[\dA-F]{2})+/g, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

/** `"<div class=""aw-widget"">"`, or without the outer quotes, which some ways of copying drop. */
function withoutCell(text: string): string {
  const cells = text.replace(
    /(^|[\t\n,;])"(\s*<(?:[^"]|"")*>\s*)"(?=[\t\r\n,;]|\s*$)/g,
    (whole, before: string, cell: string) =>
      /=""[^"]/.test(cell) ? before + cell.replaceAll('""', '"') : whole,
  );
  if (!/\b(?:class|data-widget)=""[\w-]/.test(cells)) return cells;
  return cells.replace(/=""(?:""|([^"\s>][^"]*)"")(?=[\s/>])/g, (_, value = '') => `="${value}"`);
}

function repairTags(text: string): RepairedSource {
  const notes: string[] = [];
  let written = '';
  let at = 0;
  const ends = pairBrackets(text);
  for (const { index } of text.matchAll(/<(?=[a-z])/gi)) {
    if (index < at) continue;
    const end = wholeTag(text, index) ?? ends.get(index);
    if (end === undefined || end - index > maxTag) continue;
    const tag = text.slice(index + 1, end);
    if (!/(aw|data)-(widget|slot)/.test(straightName(tag))) continue;
    const { name, attributes, damages } = readTag(tag);
    if (damages.size === 0) continue;
    const pairs = [...attributes]
      .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
      .join('');
    const own = ` ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(' ')}`;
    notes.push(`Repaired: ${describeDamages(damages)}. It is read as <${name}${own}>.`);
    written += `${text.slice(at, index)}<${name}${pairs}${/\/\s*$/.test(tag) ? ' /' : ''}>`;
    at = end + 1;
  }
  return { text: written + text.slice(at), notes };
}

/** The quotes of all other tags: a link of the fallback with curly ones leads nowhere. */
function repairInside(given: string): RepairedSource {
  const names = new Set<string>();
  const text = replaceTags(given, (tag) => withStraightQuotes(tag, (name) => names.add(name)));
  if (names.size === 0) return { text, notes: [] };
  return {
    text,
    notes: [`Repaired: ${describeDamages(new Map([['curly', [...names]]]))}, in the tags inside.`],
  };
}

/** The bracket that closes each opened one: those of tags within a value close first. */
function pairBrackets(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/<(?=[a-z/])|>/gi)) {
    if (bracket === '<') open.push(index);
    else ends.set(open.pop() ?? -1, index);
  }
  return ends;
}

const attribute = /\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/y;

/** The end of a tag whose quotes are all right. */
function wholeTag(text: string, start: number): number | undefined {
  const name = /[a-z][\w-]*/iy;
  name.lastIndex = start + 1;
  if (!name.test(text)) return undefined;
  let at = name.lastIndex;
  for (attribute.lastIndex = at; attribute.test(text);) at = attribute.lastIndex;
  attribute.lastIndex = 0;
  const end = /\s*\/?>/y;
  end.lastIndex = at;
  return end.test(text) ? end.lastIndex - 1 : undefined;
}
