import { type Config, RequestError } from '@adviser-widgets/core';
import { encodeBody, post, decodeEntities, isUuid } from '@adviser-widgets/core/internal';
import { campaignOf, submissionFields, type SubmissionName } from '@adviser-widgets/forms/internal';

/** The customer data that the page provides. */
export interface Customer {
  /** `True` if there is a gift to choose. */
  readonly LNS_GiftType: string;
  readonly HasCompletedSurvey: number;
  readonly ClientFirstName?: string;
  readonly ClientLastName?: string;
  readonly AdviserGUID?: string;
  readonly ClientAddressPostcode?: string;
}

/** A gift, by its name on the wire. */
export type Gift = 'Tree' | 'Sweet Treat';

export interface GiftChoice {
  readonly customer: Customer | undefined;
  readonly gift: Gift;
  readonly submission: SubmissionName;
  readonly timeout?: number;
}

/** A person whom a customer refers, with the field names of the wire. */
export interface Referral {
  readonly formFullName: string;
  readonly formPhone: string;
  readonly formGroupRelation: string;
}

export interface Referrals {
  readonly customer: Customer | undefined;
  readonly campaignId?: string;
  readonly referrals: readonly Referral[];
  readonly submission: SubmissionName;
  readonly timeout?: number;
}

/** Sends a customer's gift. Throws a `RequestError`, also if the page does not say who the customer is. */
export async function sendGift(
  { customer, gift, submission, timeout }: GiftChoice,
  config: Config,
): Promise<void> {
  if (!customer && !config.preview) {
    throw new RequestError('refused', 'customer does not say whose gift it is; nothing was sent');
  }
  const payload = {
    clientDetails: customer && withReadableNames(customer),
    capChoice: gift,
    ...submissionFields(submission, config),
  };
  await send({ name: 'gift', payload, timeout }, config);
}

/** Sends the people a customer refers. Throws a `RequestError`. */
export async function sendReferrals(given: Referrals, config: Config): Promise<void> {
  const {
    ClientFirstName = '',
    ClientLastName = '',
    AdviserGUID = '',
    ClientAddressPostcode = '',
  }: Partial<Customer> = given.customer ? withReadableNames(given.customer) : {};
  const payload = {
    formCusFirstName: ClientFirstName,
    formCusLastName: ClientLastName,
    AdviserId: isUuid(AdviserGUID) ? AdviserGUID : '',
    CampaignId: campaignOf(given.campaignId, config),
    formPostcode: /^\d{4}$/.test(ClientAddressPostcode) ? ClientAddressPostcode : '',
    referrals: given.referrals,
    ...submissionFields(given.submission, config),
    ReferredAt: new Date().toISOString(), // the back office tells them in time who referred them
  };
  await send({ name: 'referral', payload, timeout: given.timeout }, config);
}

/** Templates escape what a CMS has escaped before. */
function withReadableNames(customer: Customer): Customer {
  const read = { ...customer };
  for (const name of ['ClientFirstName', 'ClientLastName'] as const)
    if (read[name] !== undefined) Object.assign(read, { [name]: decodeEntities(read[name]) });
  return read;
}

async function send(
  {
    name,
    payload,
    timeout,
  }: { name: string; payload: Readonly<Record<string, unknown>>; timeout: number | undefined },
  config: Config,
): Promise<void> {
  const body = encodeBody(payload, 'json');
  await post({ ...body, base: 'siteBase', path: `api/{brand}/cap/${name}`, timeout }, config);
}
