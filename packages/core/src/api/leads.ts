import type { Config } from '../config.ts';
import { post } from '../request.ts';
import { readCookie } from '../cookies.ts';
import { findRegion } from '../find-region.ts';
import { isUuid } from '../uuid.ts';
import { rememberedAdviser, trackingRecord } from '../visitor.ts';
import { apiUrl } from './api-url.ts';
import { encodeBody } from './encode-body.ts';
import type { LeadKind } from './lead-kinds.ts';

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
 * Sends a lead and resolves when the API accepted it (spec section 7); in preview after a moment, with
 * nothing sent.
 *
 * @throws {RequestError}
 */
export function sendLead(lead: Lead, config: Config): Promise<void> {
  const { encoding, path } = lead.kind;
  const encoded = encodeBody(leadPayload(lead, config), encoding === 'multipart' ? encoding : config.encoding[encoding]);
  return post({ ...encoded, url: apiUrl(config, path), isPreview: config.preview });
}

/** The payload all encodings share: identical keys, always all of them (rows 2, 10, 63). */
export function leadPayload(lead: Lead, config: Config): Record<string, unknown> {
  const { kind, honeypot } = lead;
  const { AdviserId: named = '', ...values } = lead.values;
  const tracking = trackingRecord(values.FormEmail ?? '');
  return {
    ...values,
    CampaignId: lead.campaignId || config.campaignId || readCookie('lib_campaign'),
    Method: kind.method,
    TrackingNumber: lead.trackingNumber || readCookie('libTrackUnidentified'),
    AdviserId: [named, lead.adviserId ?? '', rememberedAdviser()].find(isUuid) ?? '',
    captcha: lead.captcha,
    [honeypot.name]: honeypot.value,
    Region: findRegion(values.FormPostcode ?? '', config.regions)?.name ?? '',
    ...(kind.leadSource !== undefined && { LeadSource: kind.leadSource }),
    ...(config.submissionIdField !== false && { [config.submissionIdField]: lead.submissionId }),
    ...(config.trackingShape === 'flat' ? tracking : { tracking }),
  };
}
