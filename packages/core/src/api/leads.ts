import { getConfig } from '../page-config.ts';
import type { Config, Encoding } from '../config.ts';
import { post } from '../request.ts';
import { readCookie } from '../cookies.ts';
import { findRegion } from '../regions.ts';
import { isUuid } from '../uuid.ts';
import { rememberedAdviser, trackingRecord } from '../visitor.ts';
import { apiUrl } from './api-url.ts';
import { encodeBody } from './encode-body.ts';

/** What sets one kind of lead apart on the wire (rows 8, 9, 13, 39). */
export interface LeadKind {
  readonly path: string;
  readonly encoding: keyof Config['encoding'];
  readonly method: number;
  readonly leadSource?: number;
  readonly honeypotName: string;
  /** Name of the analytics event sent once the lead is accepted. */
  readonly eventName: string;
}

/** The kinds of lead and their wire. */
export const leadKinds = {
  requestCall: {
    path: 'call-centre',
    encoding: 'callCentre',
    method: 2,
    leadSource: 2,
    honeypotName: 'hamCheck',
    eventName: 'lead_call_centre',
  },
} as const satisfies Record<string, LeadKind>;

/** One lead, ready to be sent: what was typed, and what the page knows. */
export interface Lead {
  readonly kind: LeadKind;
  /** Field name → value, as the rules left it. */
  readonly values: Readonly<Record<string, string>>;
  readonly captcha: string;
  readonly honeypot: { readonly name: string; readonly value: string };
  readonly submissionId: string;
  readonly campaignId?: string;
  readonly trackingNumber?: string;
  readonly adviserId?: string;
}

/**
 * Sends a lead and resolves when the API accepted it (spec section 7).
 *
 * @throws {RequestError}
 */
export function sendLead(lead: Lead): Promise<void> {
  const config = getConfig();
  const encoding: Encoding = config.encoding[lead.kind.encoding];
  const { body, contentType } = encodeBody(leadPayload(lead, config), encoding);
  return post({ url: apiUrl(config, lead.kind.path), body, contentType });
}

/** The payload both encodings share: identical keys, always all of them (rows 2, 10, 63). */
export function leadPayload(lead: Lead, config: Config): Record<string, unknown> {
  const { kind, values, honeypot } = lead;
  const tracking = trackingRecord(values.FormEmail ?? '');
  return {
    ...values,
    CampaignId: lead.campaignId || config.campaignId || readCookie('lib_campaign'),
    Method: kind.method,
    TrackingNumber: lead.trackingNumber || readCookie('libTrackUnidentified'),
    AdviserId: [lead.adviserId ?? '', rememberedAdviser()].find(isUuid) ?? '',
    captcha: lead.captcha,
    [honeypot.name]: honeypot.value,
    Region: findRegion(values.FormPostcode ?? '', config.regions)?.name ?? '',
    ...(kind.leadSource !== undefined && { LeadSource: kind.leadSource }),
    ...(config.submissionIdField !== false && { [config.submissionIdField]: lead.submissionId }),
    ...(config.trackingShape === 'flat' ? tracking : { tracking }),
  };
}
