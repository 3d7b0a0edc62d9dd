import type { Kind, Limits, Parsed } from './kinds.ts';
import { isRecord } from './own-value.ts';
import { regions, type Region } from './regions.ts';

/** How one key is read. */
export interface ConfigKey extends Limits {
  readonly kind: Kind;
  readonly default: unknown;
  /** Lists and texts come from JSON alone, never from the script tag. */
  readonly jsonOnly?: true;
  /** For values that no kind describes. */
  readonly check?: (given: unknown) => Parsed;
}

const text = (value = ''): ConfigKey => ({ kind: 'text', default: value });
const url = (value = ''): ConfigKey => ({ kind: 'url', default: value });
const choice = (...choices: string[]): ConfigKey => ({ kind: 'choice', choices, default: choices[0] });

/** Every configuration key (contract section 2): its kind and its default, nested keys with a dot. */
export const configKeys: Readonly<Record<string, ConfigKey>> = {
  brand: text(),
  environment: { kind: 'choice', choices: ['live', 'sandbox'], default: undefined },
  'apiBase.live': url(),
  'apiBase.sandbox': url(),
  privacyUrl: url('/privacy-policy'),
  campaignId: text(),
  'captcha.provider': choice('recaptcha'),
  'captcha.siteKey': text(),
  'captcha.scriptUrl': url('https://www.google.com/recaptcha/api.js?render=explicit'),
  phone: text(),
  regions: { kind: 'json', default: regions, jsonOnly: true, check: checkRegions },
  messages: { kind: 'json', default: {}, jsonOnly: true, check: checkMessages },
  'encoding.lead': choice('json', 'form'),
  'encoding.callCentre': choice('json', 'form'),
  submissionIdField: { kind: 'text', default: 'SubmissionId', check: checkSubmissionIdField },
  trackingShape: choice('nested', 'flat'),
  nonce: text(),
};

function checkRegions(given: unknown): Parsed {
  const list = Array.isArray(given) ? given.filter(isRegion) : [];
  const unique = new Set(list.map((region) => region.postcode)).size === list.length;
  if (Array.isArray(given) && list.length > 0 && list.length === given.length && unique) return { value: list };
  return undefined;
}

function isRegion(given: unknown): given is Region {
  const { name, postcode } = (given ?? {}) as Partial<Record<keyof Region, unknown>>;
  return typeof name === 'string' && name !== '' && typeof postcode === 'string' && /^\d{4}$/.test(postcode);
}

function checkMessages(given: unknown): Parsed {
  return isRecord(given) ? { value: given } : undefined;
}

function checkSubmissionIdField(given: unknown): Parsed {
  if (given === false || given === 'false') return { value: false };
  return typeof given === 'string' && given !== '' ? { value: given } : undefined;
}
