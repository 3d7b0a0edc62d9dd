import { decodeEntities, ownValue, parseValue, type Kind, unshadowed } from '@adviser-widgets/core/internal';
import type { Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { looksMangled, maxAttributes, type Repair } from '@adviser-widgets/widget/internal';
import { straightName } from './characters.ts';
import type { Damage } from './damage.ts';
import { readTag, tagOf } from './read-tag.ts';
import { meantAddress } from './meant-address.ts';
import { isForeignSetting, meantSetting } from './translated.ts';
import { damageOf, plain, repairs } from './repair-value.ts';
import { isOpaque } from './unwrap-address.ts';

/** Undoes what people and their programs did to a placeholder's attributes; returns what the parser has lost. */
export const repair: Repair = (definition, element, texts) => {
  return repairAll(definition, element, texts)
    .filter(({ isLossy }) => isLossy)
    .map(asProblem);
};

/** A value of an attribute that was damaged. */
export interface DamagedValue {
  /** Without `data-`. */
  readonly name: string;
  /** As it was meant; `undefined` if it cannot be known. */
  readonly text: string | undefined;
  readonly damage: Damage;
  /** Whether the parser has lost a part of it, or its capital letters; with the tag as written, whether the runtime has. */
  readonly isLossy: boolean;
}

/**
 * Finds every value that was damaged, also those that are repaired without a loss. Without `tag`, the start tag as it was
 * written, only the parser's lower-case letters of it are known.
 */
export function findDamaged(definition: RuntimeDefinition, element: Element, tag?: string): DamagedValue[] {
  const own = unshadowed(element);
  const names = own.getAttributeNames().slice(0, maxAttributes);
  const texts = names.flatMap((name): [string, string][] =>
    name.startsWith('data-') ? [[name.slice(5), own.getAttribute(name) ?? '']] : [],
  );
  const found = repairAll(definition, element, new Map(texts), tag);
  const values = tag === undefined ? found : withLosses(found, inBrowser(definition, element, texts));
  return [...values, ...findTranslated(definition, element)];
}

/** What the runtime makes of a tag, of which it has only what the parser left. */
function inBrowser(
  definition: RuntimeDefinition,
  element: Element,
  texts: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const read = new Map(texts);
  if (looksMangled(element)) repairAll(definition, element, read);
  return read;
}

function withLosses(found: readonly DamagedValue[], read: ReadonlyMap<string, string>): DamagedValue[] {
  const isLeft = ({ name, text = '' }: DamagedValue) =>
    isId.test(name) ? read.get(name) === text : read.get(name)?.includes(text);
  return found.map((value) => ({ ...value, isLossy: value.text !== undefined && !isLeft(value) }));
}

const foreign = /^(datos|donn[eé]es|daten|dati|dados|gegevens)-|[^\p{ASCII}]/u;

/** Names that a translator made of ours. */
function findTranslated({ attributes }: RuntimeDefinition, element: Element): DamagedValue[] {
  const names = unshadowed(element).getAttributeNames().slice(0, maxAttributes);
  const known = Object.keys(attributes);
  const isForeign = (name: string) =>
    (foreign.test(straightName(name)) && /^\p{L}[\p{L}\p{M}-]+$/u.test(straightName(name))) ||
    isForeignSetting(name);
  const isAlso = (name: string) =>
    name.startsWith('data-') && !known.includes(name.slice(5)) && meantSetting(name, known) !== undefined;
  if (!names.some(isForeign)) return [];
  return names
    .filter((name) => isForeign(name) || isAlso(name))
    .map((name) => ({ name, text: undefined, damage: 'translated', isLossy: true }));
}

export function asProblem({ name, text, damage, isLossy }: DamagedValue): Problem {
  return { kind: 'damaged', name, damage, isLossy, ...(text !== undefined && { text }) };
}

function damageOfAddress({ repeats }: RuntimeDefinition): Damage {
  return repeats?.as === 'address' ? 'place' : 'embed';
}

function repairAll(
  definition: RuntimeDefinition,
  element: Element,
  texts: Map<string, string>,
  tag?: string,
): DamagedValue[] {
  const { attributes } = definition;
  const own = unshadowed(element);
  const isFine = (name: string) => {
    const attribute = ownValue(attributes, name);
    const isText = attribute?.kind === 'text' || attribute?.kind === 'html' || attribute?.kind === 'list';
    return (
      attribute && !isText && parseValue(attribute.kind, own.getAttribute(`data-${name}`) ?? '', attribute)
    );
  };
  const found = repairTag(element, texts, tag);
  for (const name of [...found.keys()].filter(isFine)) {
    texts.set(name, own.getAttribute(`data-${name}`) ?? '');
    found.delete(name);
  }
  const names = Object.entries(attributes).flatMap(([name, { kind, formerly = [] }]) =>
    [name, ...formerly].map((written) => ({ written, kind })),
  );
  for (const { written, kind } of names) {
    const text = texts.get(written);
    if (text === undefined) continue;
    const plainer = (isId.test(written) ? plain : repairs[kind])(text);
    const repaired = meantAddress(definition, written, plainer);
    texts.set(written, repaired);
    const damage = repaired === plainer ? damageOf(text, repaired, kind) : damageOfAddress(definition);
    if (damage && !found.has(written)) found.set(written, { damage, isLossy: false });
  }
  const kinds = new Map<string, Kind | undefined>([['widget', undefined]]);
  for (const { written, kind } of names) kinds.set(written, kind);
  return [...found].flatMap(([name, { isLowered = false, ...rest }]) => {
    const text = texts.get(name) ?? '';
    const isUnknown = isOpaque(text) || (isLowered && isCode(name, text, kinds.get(name)));
    return kinds.has(name) ? { name, text: isUnknown ? undefined : text, ...rest } : [];
  });
}

/** Whether a value is wrong once its capital letters are lost. Those of a sentence can be guessed, and a date has none. */
function isCode(name: string, text: string, kind: Kind | undefined): boolean {
  if (!/\p{L}/u.test(text)) return false;
  if (kind === 'url' || kind === 'json' || kind === 'id' || isId.test(name)) return true;
  return (kind === 'text' || kind === 'list') && !/\s/.test(text);
}

/** Texts that are never for readers. */
const isId = /-(id|number)$/;

interface FoundDamage extends Pick<DamagedValue, 'damage' | 'isLossy'> {
  /** Whether the parser took words of the value for names, which it writes in lower case. */
  readonly isLowered?: boolean;
}

type Found = Map<string, FoundDamage>;

/** Whether the parser has lost a part of a value, or took others into it. */
function isCut(value: string, parsed = ''): boolean {
  return !parsed.includes(value) || parsed.length > value.length + 6 || /^[“”„″][^“”„″]+$/.test(parsed);
}

const noLoss = { isLossy: false };

function lossOf(value: string, parsed?: string): Omit<FoundDamage, 'damage'> {
  return { isLossy: isCut(value, parsed), isLowered: parsed?.includes(value) !== true };
}

/** Whether a value beside it, whose quotes are wrong, has taken an attribute in. */
function isSwallowed(name: string, value: string, parsed: readonly Attr[]): boolean {
  const own = parsed.find((each) => each.name === name);
  return own === undefined || (own.value !== value && !value.includes('&'));
}

/** Writes into `texts` what the attributes are once their quotes, spaces and dashes are right. */
function repairTag(element: Element, texts: Map<string, string>, tag?: string): Found {
  const found: Found = new Map();
  const read = readTag(tag ?? tagOf(element));
  const parsed = read.damages.size > 0 ? [...unshadowed(element).attributes].slice(0, maxAttributes) : [];
  for (const { name } of parsed) texts.delete(name.replace(/^data-/, ''));
  for (const [name, value] of parsed.length > 0 ? read.attributes : []) {
    if (!name.startsWith('data-')) continue;
    texts.set(name.slice(5), tag === undefined ? value : decodeEntities(value));
    const [damage] = [...read.damages].find(([, names]) => names.length === 0 || names.includes(name)) ?? [];
    const whole = parsed.find((each) => straightName(each.name).includes(name))?.value;
    if (damage) found.set(name.slice(5), { damage, ...(tag === undefined ? lossOf(value, whole) : noLoss) });
    else if (tag !== undefined && isSwallowed(name, value, parsed))
      found.set(name.slice(5), { damage: 'taken', ...noLoss });
  }
  straightenNames(texts);
  return found;
}

function straightenNames(texts: Map<string, string>): void {
  for (const [name, text] of [...texts]) {
    const straight = straightName(name).replace(/^amp;/, '');
    if (straight === name.toLowerCase()) continue;
    texts.delete(name);
    if (!texts.has(straight)) texts.set(straight, text);
  }
}
