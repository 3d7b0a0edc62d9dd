import { suggest } from '@adviser-widgets/core/internal';
import type { RuntimeDefinition } from '@adviser-widgets/widget';
import { ownSlots } from '@adviser-widgets/widget/internal';
import { nearestSlot } from '../correct/nearest-slot.ts';
import { hasSpilled } from '../page/escaped-markup.ts';
import { describeTorn } from '../page/torn-markup.ts';
import { contentProblems } from '../problems/content/content-problems.ts';
import { attributesOfOthers } from '../problems/attributes-of-others.ts';
import { correctAttributes, type CorrectedAttributes } from './correct-attributes.ts';
import { removedFrom } from '../html/removed-from.ts';
import { meantAttributes } from '../repair/meant-attributes.ts';
import { hasTornName } from '../repair/torn-name.ts';
import { withoutWrapped } from '../repair/without-wrapped.ts';
import { isTranslatedName } from '../repair/translated.ts';
import { readTag, tagOf } from '../repair/read-tag.ts';
import { attributesOf, writeHtml, type WrittenAttribute } from '../html/write-html.ts';

interface Written {
  readonly element: HTMLElement;
  readonly name: string;
  /** The element, or its copy from before the mount: it holds the author's content. */
  readonly original: Element;
}

/** What `correctSnippet` returns: markup for the author to copy. */
export interface CorrectedSnippet {
  readonly snippet: string;
  /** Whether it differs from what the author wrote. */
  readonly isCorrected: boolean;
  /** What the page has that a snippet does not: `<script>`, `onclick`. */
  readonly removed: readonly string[];
  /** How many problems only the author can fix. */
  readonly left: number;
  /** Attributes that are left out or empty, as only the author knows their values. */
  readonly blank: readonly string[];
  /** Whether the page has lost a part of it, or has more in it, so that only the original can be repaired. */
  readonly isTorn: boolean;
}

/** Written by the library, never by an author. */
const ours = ['data-widget-state', 'data-widget-version'];

/** A placeholder's markup with every certain fix applied; leaves alone what could only be guessed. */
export function correctSnippet(
  { element, name, original }: Written,
  definitions: ReadonlyMap<string, RuntimeDefinition>,
): CorrectedSnippet {
  const near = definitions.has(name) ? name : suggest(name, [...definitions.keys()]);
  const definition = near === undefined ? undefined : definitions.get(near);
  const { attributes, left, blank }: CorrectedAttributes = definition
    ? withoutOthers(correctAttributes(element, definition), element, { definition, definitions })
    : { attributes: attributesOf(element), left: 1, blank: [] };
  const meant = withoutWrapped(original);
  const slots = slotNames(meant, Object.keys(definition?.slots ?? {}));
  const write = (part: Element) => {
    if (part === meant) return attributes.filter(([key]) => !ours.includes(key));
    const slot = slots.get(part);
    const own = meantAttributes(part).filter(([key]) => !ours.includes(key));
    return own.map(([key, value]): WrittenAttribute => [
      key,
      key === 'data-slot' && slot !== undefined ? slot : value,
    ]);
  };
  const snippet = writeHtml(meant, write);
  const before = writeHtml(original, (part) => asWritten(part === original ? element : part));
  return {
    snippet,
    isCorrected: snippet !== before || meant !== original,
    removed: removedFrom(meant, write),
    left,
    blank,
    isTorn: isTorn({ element, name, original, definition, isKnown: definitions.has(name) }),
  };
}

interface OnPage extends Written {
  readonly definition: RuntimeDefinition | undefined;
  /** Whether a widget has the name as it is written. */
  readonly isKnown: boolean;
}

/** The page no longer shows what the parser has lost of a snippet, or has put into it. */
function isTorn({ element, name, original, definition, isKnown }: OnPage): boolean {
  const { damages } = readTag(tagOf(element));
  const hasMarks = attributesOf(element).some(([, value]) => /\n\s{0,9}[>|]/.test(value));
  if (!definition && isTranslatedName(name)) return true;
  const isLost = lossy.some((damage) => damages.has(damage)) || hasMarks || hasSpilled(original);
  if (isLost || hasTornName(element) || (!isKnown && describeTorn(element) !== undefined)) return true;
  return (
    definition !== undefined &&
    contentProblems({ definition, original, element }).some(({ kind }) => kind === 'swallowed')
  );
}

const lossy = ['email', 'spreadsheet', 'reply', 'endless', 'endlessSlot'] as const;

interface Known {
  readonly definition: RuntimeDefinition;
  readonly definitions: ReadonlyMap<string, RuntimeDefinition>;
}

function withoutOthers(
  { attributes, ...rest }: CorrectedAttributes,
  element: Element,
  { definition, definitions }: Known,
): CorrectedAttributes {
  const others = attributesOfOthers({ definition, element, problems: [] }, definitions);
  const isOwn = ([key]: WrittenAttribute) => !others.some(({ name }) => key === `data-${name}`);
  return { attributes: attributes.filter(isOwn), ...rest };
}

function asWritten(part: Element): WrittenAttribute[] {
  return attributesOf(part).filter(([key]) => !ours.includes(key));
}

/** The names to write. One that the widget has already would hide what has it, or what gets it: only the author knows. */
function slotNames(original: Element, known: readonly string[]): Map<Element, string> {
  const all = ownSlots(original);
  const taken = new Set(all.map(({ name }) => name));
  const names = new Map<Element, string>();
  for (const { element, name } of all.filter((slot) => !known.includes(slot.name))) {
    const near = nearestSlot(name, known);
    const isFree = near !== undefined && !taken.has(near);
    names.set(element, isFree ? near : name);
    if (isFree) taken.add(near);
  }
  return names;
}
