import { isRegionList } from './regions.ts';
import { parseValue, type Kind, type Limits, type Parsed } from '../values/kinds.ts';
import { isRecord } from '../values/records.ts';
import { readLinkRule, type LinkRuleChecks, type Misfit } from './link-rule.ts';

/** How a configuration key is read that is not a single value. */
export type ListKind =
  'addresses' | 'field' | 'hosts' | 'links' | 'messages' | 'names' | 'origins' | 'regions' | 'zone';

/** What one configuration key accepts, and its default. */
export interface ConfigKey<Value = unknown> extends Limits {
  readonly kind: Kind | ListKind;
  readonly default: Value;
  /** Used in place of a value that cannot be read; otherwise the default is. */
  readonly ifWrong?: Value;
}

/** Reads what the JSON or the script tag gives for a key; `undefined` if it does not fit. */
export function readConfigValue(
  key: ConfigKey,
  given: unknown,
  checks: LinkRuleChecks = {},
): Parsed | Misfit {
  if (isListKind(key.kind)) return readers[key.kind](given, checks);
  return typeof given === 'object' ? undefined : parseValue(key.kind, String(given), key);
}

export function isListKind(kind: ConfigKey['kind']): kind is ListKind {
  return Object.hasOwn(readers, kind);
}

const readers: Record<ListKind, (given: unknown, checks: LinkRuleChecks) => Parsed | Misfit> = {
  addresses: readAddresses,
  field: readFieldName,
  hosts: unchangedIf(isListOf(/./)),
  links: readLinkRule,
  messages: unchangedIf(isRecord),
  names: unchangedIf((given) => isRecord(given) && Object.values(given).every(isText)),
  // https, except for hosts of one's own machine
  origins: unchangedIf(
    isListOf(/^(https:\/\/[a-z\d.-]+|http:\/\/(([a-z\d-]+\.)*localhost|127(\.\d+){3}|\[::1]))(:\d+)?$/),
  ),
  regions: unchangedIf(isRegionList),
  zone: unchangedIf(isTimeZone),
};

function unchangedIf(fits: (given: unknown) => boolean) {
  return (given: unknown): Parsed => (fits(given) ? { value: given } : undefined);
}

function isListOf(shape: RegExp) {
  return (given: unknown) => Array.isArray(given) && given.every((each) => isText(each) && shape.test(each));
}

function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '';
}

/** Only the browser knows its zones. */
function isTimeZone(given: unknown): boolean {
  try {
    return isText(given) && Boolean(new Intl.DateTimeFormat('en', { timeZone: given }));
  } catch {
    return false;
  }
}

/** One address, or a list of them. */
function readAddresses(given: unknown): Parsed {
  const addresses = [given].flat().map((each) => isText(each) && parseValue('url', each)?.value);
  if (!addresses[0] || !addresses.every(Boolean)) return undefined;
  return { value: Array.isArray(given) ? addresses : addresses[0] };
}

/** The script tag can write `false` (no field) only as a word. */
function readFieldName(given: unknown): Parsed {
  if (given === false || given === 'false') return { value: false };
  return isText(given) ? { value: given } : undefined;
}
