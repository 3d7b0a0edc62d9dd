import { isRecord } from '../values/records.ts';
import { parseValue, type Kind, type Limits, type Parsed } from '../values/kinds.ts';
import { readLinkRule, type LinkRuleChecks, type Misfit } from './link-rule.ts';
import { isRegionList, regions } from '../choices/regions.ts';

/** One key: its default, and its kind or a `check` that reads a given value. */
export interface ConfigKey extends Limits {
  readonly default: unknown;
  readonly kind?: Kind;
  readonly check?: (given: unknown, checks: LinkRuleChecks) => Parsed | Misfit;
}

/** Keys under one name, as in the JSON. */
export interface ConfigGroup {
  readonly [name: string]: ConfigKey | ConfigGroup;
}

export function isKey(node: ConfigKey | ConfigGroup): node is ConfigKey {
  return Object.hasOwn(node, 'default');
}

const key = (kind: Kind, value: unknown, limits?: Limits): ConfigKey => ({ kind, default: value, ...limits });
const text = key('text', '');
const off = key('flag', false);
const url = (value = '') => key('url', value);
const choice = (...choices: string[]) => key('choice', choices[0], { choices });
const number = (value: number, min: number, max?: number) => key('number', value, { min, max });
const json = (value: unknown, fits: (given: unknown) => boolean): ConfigKey => ({
  default: value,
  check: (given) => (fits(given) ? { value: given } : undefined),
});
const list = (shape: RegExp) =>
  json([], (given) => Array.isArray(given) && given.every((each) => isText(each) && shape.test(each)));

const bases = { live: url(), sandbox: url() };
const encoding = choice('json', 'form');

/** Every configuration key (contract section 2): its default, and how it is read. */
export const configKeys = {
  brand: text,
  productName: text,
  environment: key('choice', undefined, { choices: ['live', 'sandbox'] }),
  apiBase: bases,
  mcoApiBase: bases,
  siteBase: url(),
  cdnBase: url(),
  cookieDomain: text,
  privacyUrl: url('/privacy-policy'),
  contactUrl: url('/about-us/contact-us'),
  searchUrl: url('/search'),
  campaignId: text,
  captcha: {
    provider: choice('recaptcha'),
    siteKey: text,
    scriptUrl: {
      kind: 'url',
      default: [
        'https://www.google.com/recaptcha/api.js?render=explicit',
        'https://www.recaptcha.net/recaptcha/api.js?render=explicit',
      ],
      check: readAddresses,
    },
  },
  search: {
    // A part of the search's host: anything else could lead to another (R48).
    appId: key('text', '', { pattern: '[a-z\\d]+', expected: 'letters and digits' }),
    apiKey: text,
    hosts: list(/./),
    pagesIndex: text,
    blogIndex: text,
    adviserFilter: text,
  },
  maps: {
    apiKey: text,
    scriptUrl: url('https://maps.googleapis.com/maps/api/js'),
    mapId: text,
    centre: { lat: number(-41.2866, -90, 90), lng: number(174.7756, -180, 180) }, // Wellington (H34)
    zoom: number(11, 0, 22),
    retryUnit: number(1, 0),
  },
  analytics: { id: { production: text, development: text }, scriptUrl: url() },
  chat: { scriptUrl: url(), key: text },
  adviserImageUrl: url('{cdnBase}/advisers/{GUID}.jpg'),
  imageUrl: url('{cdnBase}/{filename}?width=570&height=365'),
  advisersUrl: url('/api/mortgage-brokers/list'),
  phone: text,
  regions: json(regions, isRegionList),
  messages: json({}, isRecord),
  links: { default: false, check: readLinkRule },
  consent: choice('granted', 'required'),
  start: choice('auto', 'manual'),
  preview: off,
  reportUrl: url(),
  reportSample: number(0, 0, 1),
  encoding: { lead: encoding, callCentre: encoding },
  submissionIdField: { default: 'SubmissionId', check: readFieldName },
  submissionRevisionField: { default: 'SubmissionRevision', check: readFieldName },
  serverDedupes: off,
  acceptHtml: off,
  trackingShape: choice('nested', 'flat'),
  cookieDays: number(30, 1),
  frameOrigins: list(
    /^(https:\/\/[a-z\d.-]+|http:\/\/(([a-z\d-]+\.)*localhost|127(\.\d+){3}|\[::1]))(:\d+)?$/,
  ),
  eventNames: json({}, (given) => isRecord(given) && Object.values(given).every(isText)),
  debug: off,
  nonce: text,
} satisfies ConfigGroup;

function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '';
}

/** One address, or a list of them. */
function readAddresses(given: unknown): Parsed {
  const addresses = [given].flat().map((each) => isText(each) && parseValue('url', each)?.value);
  if (!addresses[0] || !addresses.every(Boolean)) return undefined;
  return { value: Array.isArray(given) ? addresses : addresses[0] };
}

/** The script tag can write `false` (no field, R3) only as a word. */
function readFieldName(given: unknown): Parsed {
  if (given === false || given === 'false') return { value: false };
  return isText(given) ? { value: given } : undefined;
}
