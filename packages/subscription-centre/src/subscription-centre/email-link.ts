import { queryParameter, trim } from '@adviser-widgets/core';

/** What the link in an email says in its query (spec sections 2 and 7). */
export interface EmailLink {
  /** Who is updated; '' where it does not say. */
  readonly ceid: string;
  /** '' for the brand's own (row 49). */
  readonly appGroupId: string;
  /** Comes from a link that has unsubscribed them: exactly `true` (row 48). */
  readonly isUnsubscribed: boolean;
}

/** Reads it from the page's address. */
export function readEmailLink(): EmailLink {
  return {
    ceid: trim(queryParameter('ceid')),
    appGroupId: trim(queryParameter('app_group_id')),
    isUnsubscribed: queryParameter('unsubscribed') === 'true',
  };
}
