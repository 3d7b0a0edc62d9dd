import { rememberAdviser, rememberedAdviser, type Config, type LeadKind } from '@adviser-widgets/core';
import {
  campaignOf,
  encodeBody,
  findRegion,
  isUuid,
  post,
  readCookie,
  submissionFields,
  toJson,
  trackingRecord,
  type SubmissionName,
} from '@adviser-widgets/core/internal';

/** One lead, ready to send. */
export interface Lead {
  readonly kind: LeadKind;
  readonly values: Readonly<Record<string, string>>;
  readonly captcha: string;
  readonly honeypot: { readonly name: string; readonly value: string };
  readonly submission: SubmissionName;
  readonly campaignId?: string;
  readonly trackingNumber?: string;
  readonly adviserId?: string;
  /** Milliseconds, at most 20,000. */
  readonly timeout?: number;
}

/** Sends a lead. Throws a `RequestError` unless the API accepts it. */
export async function sendLead(lead: Lead, config: Config): Promise<void> {
  const { encoding, path, remembersAdviser } = lead.kind;
  const payload = leadPayload(lead, config);
  const encoded = encodeBody(payload, encoding === 'multipart' ? encoding : config.encoding[encoding]);
  await post({ ...encoded, base: 'apiBase', path: `{brand}/${path}`, timeout: lead.timeout }, config);
  if (remembersAdviser) rememberAdviser(String(payload.AdviserId));
}

/** Returns a lead's content; equal texts mean equal content on different tries. */
export function leadContent(lead: Omit<Lead, 'captcha' | 'submission'>, config: Config): string {
  const nameless: Config = { ...config, submissionIdField: false, trackingShape: 'nested' };
  const payload = leadPayload({ ...lead, captcha: '', submission: { id: '', revision: 0 } }, nameless);
  return toJson({ ...payload, tracking: undefined });
}

/** Returns all keys, always the same ones in every encoding: APIs may count on each. */
export function leadPayload(lead: Lead, config: Config): Record<string, unknown> {
  const { kind, honeypot } = lead;
  const { AdviserId: named = '', ...values } = lead.values;
  const answers = {
    ...values,
    CampaignId: campaignOf(lead.campaignId, config),
    Method: kind.method,
    TrackingNumber: lead.trackingNumber || readCookie('libTrackUnidentified'),
  };
  const submission = submissionFields(lead.submission, config);
  if (kind.honeypotName === undefined) return { ...answers, ...submission };
  const tracking = trackingRecord(values.FormEmail ?? '');
  const before = {
    ...answers,
    AdviserId: [named, lead.adviserId ?? '', rememberedAdviser()].find(isUuid) ?? '',
    captcha: lead.captcha,
  };
  const after = {
    Region: findRegion(values.FormPostcode ?? '', config.regions)?.name ?? '',
    ...(kind.leadSource !== undefined && { LeadSource: kind.leadSource }),
    ...submission,
    ...(config.trackingShape === 'flat' ? tracking : { tracking }),
  };
  const taken = [...Object.keys(before), ...Object.keys(after)];
  const name = isFree(honeypot.name, taken) ? honeypot.name : kind.honeypotName;
  return { ...before, [name]: honeypot.value, ...after };
}

/** A honeypot must overwrite no field. Ignores case, because many servers do. */
function isFree(name: string, taken: readonly string[]): boolean {
  return name !== '' && !taken.some((other) => other.toLowerCase() === name.toLowerCase());
}
