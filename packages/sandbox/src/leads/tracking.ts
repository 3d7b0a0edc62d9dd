import * as v from 'valibot';
import { fieldsByName } from './check-fields.ts';
import { anyText, text, uuidOrEmpty } from './field-rules.ts';

const browsers = ['Firefox', 'Opera', 'Internet Explorer', 'Edge', 'Chrome', 'Safari', 'Unknown'];
const engines = ['google', 'bing', 'ask', 'yahoo', ''];

/** The tracking record: every key is there, every value a text (spec section 3, row 60). */
export const trackingRules = {
  cusEmail: anyText,
  libTrackUnidentified: anyText,
  visitedUrl: text('an address without pi_email', (value) => !/[?&]pi_email=/.test(value)),
  browser: text(`one of ${browsers.join(', ')}`, (value) => browsers.includes(value)),
  ipAddress: text('an IP address or nothing', (value) => /^[\da-f.:]*$/i.test(value)),
  userTypeIndex: anyText,
  adviser: uuidOrEmpty,
  libcampaign: anyText,
  prevSite: text('an origin or nothing', (value) => /^([a-z][a-z\d+.-]*:\/\/[^/?#]+|null)?$/i.test(value)),
  searchEngine: text('google, bing, ask, yahoo or nothing', (value) => engines.includes(value)),
  keywords: anyText,
  gclid: anyText,
} as const;

/** Where a payload keeps its tracking record. */
export interface FoundTracking {
  /** Undefined when there is none that can be read. */
  readonly record: Readonly<Record<string, unknown>> | undefined;
  /** Keys of the payload that it takes up. */
  readonly keys: readonly string[];
  /** Before each of its names in messages: `tracking.` when nested. */
  readonly prefix: string;
  readonly expected: string;
}

const nested = {
  json: { schema: fieldsByName, expected: 'an object' },
  form: { schema: v.pipe(v.string(), v.parseJson(), fieldsByName), expected: 'an object as JSON text' },
};

/** Finds it as an object in JSON, as JSON text in a form, or flat among the other keys of either (R4). */
export function findTracking(body: Readonly<Record<string, unknown>>, encoding: 'json' | 'form'): FoundTracking {
  const { schema, expected } = nested[encoding];
  const flat = Object.keys(trackingRules).filter((key) => Object.hasOwn(body, key));
  if (!Object.hasOwn(body, 'tracking') && flat.length > 0) {
    return { record: Object.fromEntries(flat.map((key) => [key, body[key]])), keys: flat, prefix: '', expected };
  }
  const { success, output } = v.safeParse(schema, body.tracking);
  return { record: success ? output : undefined, keys: ['tracking'], prefix: 'tracking.', expected };
}
