import { cutText, isHostName, isInsecure } from '@adviser-widgets/core/internal';
import { refusedAddresses } from '../problems/refused-address.ts';
import { camelCase } from '@adviser-widgets/widget';
import { written } from '../correct/written.ts';
import { error, type PlacedWidget, type Remark } from './remark.ts';

/** Finds addresses that browsers block, or take for a path of the site. */
export function checkAddresses(
  { element, widget, props }: PlacedWidget,
  { isBlocked }: MixedContent,
): Remark[] {
  const refused = refusedAddresses({ definition: widget, element, props });
  const unreachable = Object.entries(widget.attributes).flatMap(([name, { kind }]) => {
    const value = props[camelCase(name)];
    if (kind !== 'url' || typeof value !== 'string' || value === '') return [];
    const shown = written(`data-${name}`, cutText(value, 60), element);
    const place = { attribute: `data-${name}` };
    if (isHostName(value))
      return error(
        'address',
        `${shown} is taken for a path of your site; write ${written(`data-${name}`, `https://${cutText(value, 60)}`, element)}`,
        place,
      );
    if (name !== 'link' && isBlocked(value))
      return error(
        'address',
        `${shown} is an address over http, which browsers block on https pages; write https`,
        place,
      );
    return [];
  });
  const known = new Set(unreachable.map(({ attribute }) => attribute));
  const others = refused.filter(({ name }) => !known.has(`data-${name}`));
  return [
    ...unreachable,
    ...others.map(({ name, sentence }) => error('address', sentence, { attribute: `data-${name}` })),
  ];
}

export interface MixedContent {
  /** Whether browsers block an address on the page for its scheme. */
  readonly isBlocked: (address: string) => boolean;
}

/** `http` on a page over https, unless the policy lets browsers change it. */
export function mixedContent(page: Document, policies: readonly string[]): MixedContent {
  const isUpgraded = policies.some((policy) => /(^|;)\s*upgrade-insecure-requests/i.test(policy));
  const isSecure = page.URL.startsWith('https:');
  return {
    isBlocked: (address) => isSecure && !isUpgraded && isInsecure(address),
  };
}

/** Scripts do not see the headers of their page, which may have browsers load all addresses over https. */
export const unknownPolicy: MixedContent = { isBlocked: () => false };
