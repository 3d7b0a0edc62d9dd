import { ownValue, parseValue } from '@adviser-widgets/core/internal';
import type { RuntimeDefinition } from '@adviser-widgets/widget';
import { addressInEmbed } from './address-in-embed.ts';
import { addressInLink } from './address-in-link.ts';

/** What is meant by embed code, or by a link to a map, in an attribute for an address; any other text as it is. */
export function meantAddress(
  { attributes, repeats }: Pick<RuntimeDefinition, 'attributes' | 'repeats'>,
  name: string,
  text: string,
): string {
  const attribute = ownValue(attributes, name);
  if (!attribute || !(attribute.kind === 'url' || repeats?.attribute === name)) return text;
  const embedded = addressInEmbed(text);
  if (repeats?.as === 'address') return addressInLink(embedded ?? text) ?? text;
  const isTaken = embedded !== undefined && parseValue(attribute.kind, embedded, attribute) !== undefined;
  return isTaken ? embedded : text;
}
