import { unshadowed } from '@adviser-widgets/core/internal';
import { maxAttributes } from '@adviser-widgets/widget/internal';
import { closed, dashes, gap, invisible, opened, quote, straightName } from './characters.ts';
import { damageOfQuotes, type Damage, type Damages } from './damage.ts';

/** A start tag as its author meant it. */
export interface ReadTag {
  readonly name: string;
  /** Name and value. In a text of HTML, entities of the value are not decoded yet. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly damages: Damages;
}

interface Part {
  /** As written, with what is around it. */
  readonly before: string;
  readonly name: string;
  /** Whether quotes are around the name. */
  readonly isQuoted: boolean;
  readonly sign: string;
  /** With its quotes. */
  readonly raw: string;
}

const nameCharacters = String.raw`[\p{L}\p{M}\p{N}_.${dashes}${invisible}]`;
const start = new RegExp(
  String.raw`((?:^|${gap}|${quote})${gap}*)(${quote}*)([\p{L}${invisible}]${nameCharacters}*)(${quote}*)\s*(=|＝|:(?=\s*${quote}))\s*`,
  'giu',
);
const around = new RegExp(`^(?:${gap}|${quote})+|(?:${gap}|${quote})+$`, 'gu');
const isInvisible = new RegExp(`[${invisible}]`, 'u');
const isDash = new RegExp(`(?!-)[${dashes}]`, 'u');
const strange = new RegExp(String.raw`[^\S \n\r\t]|&(?:nbsp|#160|#xa0);`, 'u');

/** Attributes that a tag of ours has, or may have; others are taken for words of a text. */
const known = /^(?:data-[a-z]|aria-[a-z]|(?:class|id|style|lang|dir|role|tabindex|slot|rel|target)$)/;
/** What a second one of would be lost: a second class or id hardly matters. */
const isSetting = /^data-(?!widget|slot$)/;
/** Those that have no value. */
const bare =
  /^(?:hidden|inert|itemscope|autofocus|popover|translate|async|defer|controls|muted|loop|open)$|^[\w.]*[:@-][\w.:@-]*$/i;

const isWhole = new RegExp(
  String.raw`^(?:"[^"]*"|'[^']*'|${opened}(?![“”„″][^\s“”„″"]*${closed})[^${closed}]*${closed}|[^\s"'\`=<>“”„‟″‘’‚«»‹›´「」『』＂＇\\${opened}${closed}]+)$`,
);

/**
 * Reads the text between "<" and ">" as its author meant it: an attribute begins where one of the names that tags of
 * ours have is followed by an equals sign, and its value ends where the next begins, whatever quotes are around it.
 */
export function readTag(text: string): ReadTag {
  const [tag = ''] = /^[a-z][\w-]*/i.exec(text) ?? [];
  if (text.length > maxTag) return { name: tag.toLowerCase(), attributes: new Map(), damages: new Map() };
  const damages = new Map<Damage, string[]>();
  const add = (damage: Damage, name: string) => {
    const names = damages.get(damage) ?? [];
    if (!names.includes(name)) damages.set(damage, [...names, name]);
  };
  const attributes = new Map<string, string>();
  let areDoubled = true;
  for (const part of partsOf(joined(withoutRuns(text.slice(tag.length)), (name) => add('cut', name)))) {
    const name = straightName(part.name);
    for (const damage of damagesOf(part, name)) add(damage, name);
    areDoubled &&= isDoubled.test(part.raw);
    if (!attributes.has(name)) attributes.set(name, valueOf(part.raw));
    else if (isSetting.test(name)) add('twice', name);
  }
  const isCell = areDoubled && attributes.size > 1;
  return { name: tag.toLowerCase(), attributes, damages: isCell ? doubled : damages };
}

/** The patterns take time by the square of a tag's length, which is rarely over a thousand. */
export const maxTag = 8000;

function withoutRuns(text: string): string {
  return text.replace(/([\s\\"'&;,|])\1{20,}/g, '$1');
}

const isDoubled = new RegExp(`^(?:""|${opened}${closed}\\s*)[^"]`, 'u');

const doubled: Damages = new Map([['spreadsheet', []]]);

const cutBefore = /(?<=[\s"']data(?:-[a-z\d]{1,30}){0,6})\s{1,9}-(?=[a-z\d])/gi;
const cutAfter = /(?<=[\s"']data(?:-[a-z\d]{1,30}){0,6}-)\s{1,9}(?=[a-z\d-]{1,60}\s{0,9}=)/gi;

/** Names that a wrap or a slip has cut: `data- heading`, `data -heading`. */
function joined(text: string, onJoin: (name: string) => void): string {
  const join = (sign: string) => (cut: string, at: number, all: string) => {
    const [start = ''] = /data[a-z\d-]*$/i.exec(all.slice(Math.max(0, at - 200), at)) ?? [];
    const [end = ''] = /^[a-z\d-]*/i.exec(all.slice(at + cut.length)) ?? [];
    onJoin(`${start}${sign}${end}`.toLowerCase());
    return sign;
  };
  return text.replace(cutBefore, join('-')).replace(cutAfter, join(''));
}

function partsOf(text: string): Part[] {
  const found: { readonly at: number; readonly end: number; readonly part: Omit<Part, 'raw'> }[] = [];
  for (const match of text.matchAll(start)) {
    const [whole, before = '', first = '', written = '', last = '', sign = ''] = match;
    const since = text.slice(found.at(-1)?.end ?? 0, match.index + before.length);
    const isCertain = text.startsWith(opened, match.index + whole.length);
    const isKnown = isCertain || (known.test(straightName(written)) && !isInTag(since));
    if (!isKnown && (sign === ':' || found.length === 0 || !isRight(trimmed(since)))) continue;
    const at = match.index + before.length;
    const part = { before, name: written, isQuoted: first + last !== '', sign };
    found.push({ at, end: match.index + whole.length, part });
  }
  return found.map(({ end, part }, index) => ({
    ...part,
    raw: trimmed(withoutSlash(text.slice(end, found[index + 1]?.at ?? text.length))),
  }));
}

/** Whether a text ends within a tag, as a value of HTML may, escaped or not. */
function isInTag(text: string): boolean {
  return /(?:<|&lt;)[a-z/](?:(?!&[lg]t;)[^<>])*$/i.test(text);
}

/** An element's value with spaces in it had quotes, so words after it are no part of it. */
const quotedWords = new RegExp(
  `^${opened}[^${closed}=]*[ \\t\\n\\r\\f][^${closed}]*[^${closed}=\\s]${closed}(?=[^]*[\\p{L}\\p{N}])`,
  'u',
);

const gapsAround = new RegExp(`^${gap}+|(?:(?!;)${gap})+$`, 'gu');

function trimmed(raw: string): string {
  const text = raw.replace(gapsAround, '');
  const [whole = text] = quotedWords.exec(text) ?? [];
  const words = whole.split(/(\s+)/);
  while (words.slice(0, -2).some((word) => isWord.test(word)) && bare.test(words.at(-1) ?? ''))
    words.length -= 2;
  return words.join('');
}

const isWord = /[\p{L}\p{N}]/u;

/** A tag may end in one. */
function withoutSlash(raw: string): string {
  const text = raw.trimEnd();
  return text.endsWith('/') && !/[\w/]$/.test(text.slice(0, -1)) ? text.slice(0, -1) : text;
}

const isEnclosed = new RegExp(`^["'${opened}]`, 'u');

/** Without what is around it. Quotes that are the text's own stay between whole ones. */
function valueOf(raw: string): string {
  if (isRight(raw)) return isEnclosed.test(raw) ? raw.slice(1, -1) : raw;
  const text = raw.replace(encodedSign, '').replace(tags, '').replace(around, '');
  return text.replace(/[\ue001\ue002]/g, '');
}

function isRight(raw: string): boolean {
  return isWhole.test(raw) && !encodedSign.test(raw);
}

/** `=3D"…"` of the source of an email. */
const encodedSign = /^\ue001?3D(?=["'“])/;
/** What a value without its end has swallowed of the page. */
const tags = /\/?>\s{0,20}<[a-z/][^]*$/i;

function damagesOf({ before, name, isQuoted, sign, raw }: Part, straight: string): Damage[] {
  const found: Damage[] = [];
  const between = before.replace(/&[#\w]+;/g, '');
  if (/[|>]|&gt;/.test(before)) found.push('reply');
  const [odd] = strange.exec(before + name) ?? [];
  if (odd !== undefined) found.push(/\u00a0|&/.test(odd) ? 'nbsp' : 'space');
  if (isInvisible.test(before + name)) found.push('invisible');
  if (isDash.test(name)) found.push('dash');
  if (sign !== '=') found.push('equals');
  if (/[,;]/.test(between)) found.push('comma');
  const ofValue = damageOfValue(raw) ?? (isQuoted ? 'quoted' : undefined);
  if (ofValue) found.push(ofValue);
  if (found.length === 0 && name.toLowerCase() !== straight) found.push('name');
  return found;
}

/** A parser has put some of the quotes around what it took for the value. */
function damageOfValue(raw: string): Damage | undefined {
  if (encodedSign.test(raw)) return 'email';
  if (isRight(raw) || raw === '') return undefined;
  if (raw.startsWith(closed)) return 'taken';
  const [swallowed] = tags.exec(raw) ?? [];
  if (swallowed !== undefined) return /\sdata-slot\s*=/.test(swallowed) ? 'endlessSlot' : 'endless';
  if (raw.startsWith(opened + closed) || /\ue002\s*["']$/.test(raw)) return 'doubled';
  return damageOfQuotes(raw.replace(/[\ue001\ue002]/g, ''));
}

/** An element's start tag, as far as its attributes show it. */
export function tagOf(element: Element): string {
  const own = unshadowed(element);
  const names = own.getAttributeNames().slice(0, maxAttributes);
  const written = names.map((name) => {
    const value = own.getAttribute(name) ?? '';
    const isWord = value === '' && !(known.test(straightName(name)) && /^[\w-]*\w$/.test(name));
    return isWord ? name : `${name}=${opened}${value}${closed}`;
  });
  return [own.localName, ...written].join(' ');
}
