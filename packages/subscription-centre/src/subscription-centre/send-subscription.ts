import { type Config, RequestError } from '@adviser-widgets/core';
import { parseJson, ownValue, encodeBody, post } from '@adviser-widgets/core/internal';

/** A person's choice about marketing email, as sent to the API. */
export interface Subscription {
  readonly ceid: string;
  /** '' for the brand's own group. */
  readonly appGroupId: string;
  readonly status: 'subscribed' | 'unsubscribed';
}

/** Sends the choice. Throws a `RequestError` unless the answer is `message: 'success'`. */
export async function sendSubscription(
  { ceid, appGroupId, status }: Subscription,
  config: Config,
): Promise<void> {
  if (!ceid && !config.preview) {
    throw new RequestError(
      'refused',
      'The address of the page has no "ceid", which the links in our email carry; nothing was sent',
    );
  }
  const body = encodeBody({ ceid, app_group_id: appGroupId || config.brand, status }, 'json');
  const path = '{brand}/braze/user/update-email-subscription';
  const answer = await post({ ...body, base: 'apiBase', path }, config);
  if (answer?.text !== undefined && ownValue(parseJson(answer.text), 'message') !== 'success') {
    throw new RequestError('refused', `POST ${answer.url} was answered, but not with the message "success"`);
  }
}
