import type { Request } from 'express';

/**
 * Returns whether a page asks about cookies, which it does with `?consent=ask`, and whether the widgets wait for the
 * answer: for visitors who have been asked.
 */
export function consentOf({ query, headers }: Request): { asks: boolean; isRequired: boolean } {
  const asks = query.consent === 'ask';
  return { asks, isRequired: asks || /(?:^|; )site_consent=/.test(headers.cookie ?? '') };
}
