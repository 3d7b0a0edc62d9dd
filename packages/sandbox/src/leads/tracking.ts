import * as v from 'valibot';
import { excessOf } from '../body-size.ts';
import { fieldsByName, text, type Fields } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import { anyText, plainText, uuidOrEmpty } from '../text-rules.ts';

const browsers = ['Firefox', 'Opera', 'Internet Explorer', 'Edge', 'Chrome', 'Safari', 'Unknown'];
const engines = ['google', 'bing', 'ask', 'yahoo', ''];

const ipAddress = v.pipe(v.string(), v.ip());

export const trackingRules = {
  cusEmail: anyText,
  libTrackUnidentified: plainText,
  visitedUrl: text('a whole address without pi_email, at most 65536 letters', isAddressWithoutEmail),
  browser: text(`one of ${browsers.join(', ')}`, (value) => browsers.includes(value)),
  ipAddress: text('an IP address or nothing', (value) => value === '' || v.is(ipAddress, value)),
  userTypeIndex: plainText,
  adviser: uuidOrEmpty,
  libcampaign: plainText,
  prevSite: text('an origin or nothing', (value) => /^([a-z][a-z\d+.-]*:\/\/[^/?#]+|null)?$/i.test(value)),
  searchEngine: text('google, bing, ask, yahoo or nothing', (value) => engines.includes(value)),
  keywords: plainText,
  gclid: plainText,
} as const;

/** The survey's parameter must be removed, in any notation. */
function isAddressWithoutEmail(value: string): boolean {
  if (value.length > 65_536) return false; // parsing hundreds of thousands of parameters takes seconds
  const url = URL.parse(value);
  return url !== null && !url.searchParams.has('pi_email') && !/[?&]pi_email=/.test(value);
}

export interface FoundTracking {
  readonly record: Fields | undefined;
  /** The payload's keys that the record occupies. */
  readonly keys: readonly string[];
  /** `tracking.` if nested. */
  readonly prefix: string;
  readonly expected: string;
}

const nested = {
  json: { schema: fieldsByName, expected: 'an object' },
  text: {
    schema: v.pipe(v.string(), v.parseJson(), v.check(isBounded), fieldsByName),
    expected: 'an object as JSON text',
  },
};

function isBounded(value: unknown): boolean {
  return excessOf(value) === undefined;
}

/** An object in JSON, JSON text elsewhere, or flat among the other keys in either. */
export function findTracking(body: Fields, encoding: Encoding): FoundTracking {
  const { schema, expected } = nested[encoding === 'json' ? 'json' : 'text'];
  const flat = Object.keys(trackingRules).filter((key) => Object.hasOwn(body, key));
  if (!Object.hasOwn(body, 'tracking') && flat.length > 0) {
    return {
      record: Object.fromEntries(flat.map((key) => [key, body[key]])),
      keys: flat,
      prefix: '',
      expected,
    };
  }
  const { success, output } = v.safeParse(schema, body.tracking);
  return { record: success ? output : undefined, keys: ['tracking'], prefix: 'tracking.', expected };
}
