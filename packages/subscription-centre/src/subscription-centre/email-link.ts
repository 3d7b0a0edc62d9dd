import { queryParameter, trim } from '@adviser-widgets/core';

/** The query of a link in an email (spec sections 2 and 7). */
export interface EmailLink {
  /** Whose preferences to update; '' if missing. */
  readonly ceid: string;
  /** '' for the brand's own group (row 49). */
  readonly appGroupId: string;
  /** True if the link has unsubscribed them: exactly `true` (row 48). */
  readonly isUnsubscribed: boolean;
}

/** Reads the query from the page's address. */
export function readEmailLink(): EmailLink {
  return {
    ceid: trim(queryParameter('ceid')),
    appGroupId: trim(queryParameter('app_group_id')),
    isUnsubscribed: queryParameter('unsubscribed') === 'true',
  };
}
