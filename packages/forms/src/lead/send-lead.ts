import {
  getConfig,
  rememberAdviser,
  rememberedAdviser,
  RequestError,
  type Config,
  type LeadKind,
} from '@adviser-widgets/core';
import {
  encodeBody,
  findRegion,
  isUuid,
  post,
  readCookie,
  toJson,
  trackingRecord,
} from '@adviser-widgets/core/internal';
import { campaignOf } from './campaign-of.ts';
import { submissionFields, type SubmissionName } from './submission-field.ts';
import { honeypotName } from './honeypot-name.ts';
import { pagePlace, type PageRoute } from './page-place.ts';
import type { Turn } from '../press/sending.ts';

/** What a lead says, however often it is sent. */
export interface LeadMessage {
  readonly kind: LeadKind;
  readonly values: Readonly<Record<string, string>>;
  /** Sent under another name if a key of the lead has this one. */
  readonly honeypot: { readonly name: string; readonly value: string };
  readonly campaignId?: string;
  readonly trackingNumber?: string;
  readonly adviserId?: string;
}

/** Where an attempt goes; `place` is a digest. A lead that goes elsewhere is another lead. */
export interface LeadDestination {
  readonly place: string;
  /** The visitor's own adviser; `undefined` if that makes no difference. */
  readonly adviser?: string | undefined;
}

/** Returns where a lead goes by the page and the visitor's cookies. An adviser that the visitor picks is content. */
export function leadDestination(route: PageRoute, picked: string, config: Config): LeadDestination {
  const isOwn = route.kind.isLead && ![picked, route.adviserId ?? ''].some(isUuid);
  return {
    place: pagePlace({ ...route, campaignId: campaignOf(route.campaignId, config) }, config),
    adviser: isOwn ? rememberedAdviser().toLowerCase() : undefined,
  };
}

/** Milliseconds, times a random 0.5 to 1.5: many visitors meet the same failure at the same moment. */
const pauseMs = 1000;

/**
 * Sends a lead under the name that `nameFor` gives its content. Retries only if the server recognises repeats, since a lead
 * must not be stored twice: at most twice, within the press, with the same name and a fresh token. After a timeout too little
 * time is left. Throws a `RequestError` unless the API accepts it.
 */
export async function sendLead(
  lead: LeadMessage,
  nameFor: (content: string) => SubmissionName,
  turn: Turn,
): Promise<void> {
  const config = getConfig();
  const name = nameFor(leadContent(lead, config));
  let repeats = config.serverDedupes && config.submissionIdField !== false ? 2 : 0;
  for (let captcha = turn.token; ;) {
    const payload = leadPayload(lead, { name, captcha }, config);
    const error = await postLead(lead.kind, payload, turn.left(), config).catch((reason: unknown) => reason);
    if (error === undefined) return;
    const wait = error instanceof RequestError ? waitBefore(error) : undefined;
    if (repeats-- === 0 || wait === undefined || wait >= turn.left()) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (turn.left() === 0) throw error; // the press has ended, and the next one has the captcha to itself
    captcha = await turn.renewToken();
    if (turn.left() === 0) throw error;
  }
}

/** `undefined` if a retry does not help. */
function waitBefore({ kind, status = 0, retryAfter }: RequestError): number | undefined {
  const hasNoAnswer = kind === 'network' && navigator.onLine;
  if (!hasNoAnswer && status < 500 && status !== 429) return undefined;
  return Math.max(retryAfter * 1000, pauseMs * (0.5 + Math.random()));
}

type Payload = Readonly<Record<string, unknown>>;

async function postLead(kind: LeadKind, payload: Payload, timeout: number, config: Config): Promise<void> {
  const encoding = kind.encoding === 'multipart' ? kind.encoding : config.encoding[kind.encoding];
  const body = encodeBody(payload, encoding);
  await post({ ...body, base: 'apiBase', path: `{brand}/${kind.path}`, timeout }, config);
  if (kind.remembersAdviser) rememberAdviser(String(payload.AdviserId));
}

/** Returns a lead's content; equal texts mean equal content on different tries. */
export function leadContent(lead: LeadMessage, config: Config): string {
  const nameless: Config = { ...config, submissionIdField: false, trackingShape: 'nested' };
  const payload = leadPayload(lead, { name: { id: '', revision: 0 }, captcha: '' }, nameless);
  return toJson({ ...payload, tracking: undefined });
}

/** What is another with each try. */
interface Try {
  readonly name: SubmissionName;
  readonly captcha: string;
}

/** Returns all keys, always the same ones in every encoding: APIs may count on each. */
export function leadPayload(lead: LeadMessage, { name, captcha }: Try, config: Config): Payload {
  const { kind, honeypot } = lead;
  const { AdviserId: named = '', ...values } = lead.values;
  const answers = {
    ...values,
    CampaignId: campaignOf(lead.campaignId, config),
    Method: kind.method,
    TrackingNumber: lead.trackingNumber || readCookie('libTrackUnidentified'),
  };
  if (!kind.isLead) return { ...answers, ...submissionFields(name, config) };
  const tracking = trackingRecord(values.FormEmail ?? '');
  return {
    ...answers,
    AdviserId: [named, lead.adviserId ?? '', rememberedAdviser()].find(isUuid) ?? '',
    captcha,
    [honeypotName(kind, honeypot.name, Object.keys(values))]: honeypot.value,
    Region: findRegion(values.FormPostcode ?? '', config.regions)?.name ?? '',
    ...(kind.leadSource !== undefined && { LeadSource: kind.leadSource }),
    ...submissionFields(name, config),
    ...(config.trackingShape === 'flat' ? tracking : { tracking }),
  };
}
