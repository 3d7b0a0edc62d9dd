import type { Config } from '../config/config.ts';
import { ownValue } from '../values/records.ts';
import { post, RequestError } from '../http/request.ts';
import { apiUrl } from './api-url.ts';

/** What a person wants of marketing email, as it is sent (spec section 3). */
export interface Subscription {
  /** Who it is; '' where the address of the page does not say. */
  readonly ceid: string;
  /** '' for the brand's own. */
  readonly appGroupId: string;
  readonly status: 'subscribed' | 'unsubscribed';
}

/**
 * Sends what somebody wants, without a SubmissionId (row 63), and resolves when the API says that it is done: any
 * answer but `message: 'success'` is an error, with 200 too (row 50). Without a `ceid` nothing is sent (row 49); in
 * preview never.
 *
 * @throws {RequestError}
 */
export async function sendSubscription({ ceid, appGroupId, status }: Subscription, config: Config): Promise<void> {
  const url = apiUrl(config, 'braze/user/update-email-subscription');
  if (!ceid && !config.preview) {
    throw new RequestError('refused', 'The address of the page has no "ceid", which the links in our email carry; nothing was sent');
  }
  const body = JSON.stringify({ ceid, app_group_id: appGroupId || config.brand, status });
  const answer = await post({ url, body, contentType: 'application/json', isPreview: config.preview });
  if (answer !== undefined && !isSuccess(answer)) {
    throw new RequestError('refused', `POST ${url} was answered, but not with the message "success"`);
  }
}

function isSuccess(text: string): boolean {
  try {
    return ownValue(JSON.parse(text), 'message') === 'success';
  } catch {
    return false; // no JSON
  }
}
