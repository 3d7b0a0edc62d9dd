import { queryParameter, trim } from '@adviser-widgets/core/internal';

export interface EmailLink {
  readonly ceid: string;
  /** '' for the brand's own group. */
  readonly appGroupId: string;
  /** Exactly `true` in the link. */
  readonly isUnsubscribed: boolean;
}

export function readEmailLink(): EmailLink {
  return {
    ceid: trim(queryParameter('ceid')),
    appGroupId: trim(queryParameter('app_group_id')),
    isUnsubscribed: queryParameter('unsubscribed') === 'true',
  };
}
