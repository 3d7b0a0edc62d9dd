import { cutText, ownValue } from '@adviser-widgets/core/internal';
import { camelCase, type RuntimeDefinition } from '@adviser-widgets/widget';
import { written } from '../correct/written.ts';
import { addressInLink, isMapLink, isShortLink } from '../repair/address-in-link.ts';
import { isOpaque } from '../repair/unwrap-address.ts';
import { asSentence } from './sentence.ts';

/**
 * Says why a text cannot be the address that is meant, and what to do, in words that follow it; `undefined` if it may be.
 * The definitions of widgets name the addresses that people paste, with an answer to each.
 */
export function whyRefused(definition: RuntimeDefinition, name: string, text: string): string | undefined {
  const attribute = ownValue(definition.attributes, name);
  const { as, attribute: repeated } = definition.repeats ?? {};
  if (!attribute || isOpaque(text)) return undefined;
  const isOne = attribute.kind === 'url' || repeated === name;
  if (isOne && attribute.loads !== 'img' && /^\s*<[a-z!]/i.test(text))
    return 'is embed code: paste the address only';
  if (as === 'address' && repeated === name) return whyNoPlace(text);
  for (const { pattern, sentence } of attribute.refused ?? []) {
    const found = new RegExp(pattern, 'i').exec(text.trim());
    if (found) return sentence.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return undefined;
}

function whyNoPlace(text: string): string | undefined {
  if (addressInLink(text) !== undefined) return undefined;
  if (isShortLink(text)) return 'is a short link: open it, and copy the long address';
  if (!isMapLink(text)) return undefined;
  return 'has a place on the map, and no address: write the address as on a letter';
}

/** In a sentence below the field that has the address. */
export function asFieldSentence(why: string): string {
  return asSentence(`${why.startsWith('has') ? 'This link' : 'This'} ${why}`);
}

interface Given {
  readonly definition: RuntimeDefinition;
  readonly element: Element;
  readonly props: Readonly<Record<string, unknown>>;
}

interface RefusedAddress {
  /** Without `data-`. */
  readonly name: string;
  readonly sentence: string;
  /** The same without the attribute and its value. */
  readonly why: string;
}

/** Finds addresses that a widget takes and that cannot be meant. */
export function refusedAddresses({ definition, element, props }: Given): RefusedAddress[] {
  return Object.keys(definition.attributes).flatMap((name) => {
    const value = props[camelCase(name)];
    if (typeof value !== 'string' || value === '') return [];
    const why = whyRefused(definition, name, value);
    if (why === undefined) return [];
    return { name, why, sentence: `${written(`data-${name}`, cutText(value, 60), element)} ${why}` };
  });
}
