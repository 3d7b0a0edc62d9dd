import { validateHeaderName, validateHeaderValue } from 'node:http';
import * as v from 'valibot';
import { fieldsByName, text } from '../check-fields.ts';
import { countFromOne, keyMessage, numberThat } from '../reasons.ts';

const endOfPath = 'the end of a path';
const flag = v.optional(v.boolean('true or false'), false);
const status = numberThat(
  'a whole number from 200 to 599',
  (value) => Number.isInteger(value) && value >= 200 && value <= 599,
);
const headerText = text('the text of a header', (value) => isTaken(() => validateHeaderValue('X', value)));
const headers = v.pipe(
  v.custom<Readonly<Record<string, string>>>((value) => v.is(fieldsByName, value), 'texts by name'),
  v.record(
    v.pipe(
      v.string(),
      v.check((name) => isTaken(() => validateHeaderName(name)), 'the name of a header'),
      v.check(
        (name) => !/^(?:content-length|transfer-encoding)$/i.test(name),
        'a header that the server does not set itself',
      ),
    ),
    headerText,
  ),
);

const keys = v.strictObject(
  {
    /** Matches the end of a request's path, without the query. */
    path: text(endOfPath, (value) => value !== ''),
    times: v.optional(countFromOne, 1),
    /** Defaults to 200 with a `body`, otherwise to 500. */
    status: v.optional(status),
    /** Delay in milliseconds before anything else happens. */
    delayMs: v.optional(numberThat('a number from 0 to 600000', (value) => value >= 0 && value <= 600_000)),
    /** Breaks the connection without an answer. */
    reset: flag,
    /** Announces the full length, sends half of the body, and breaks the connection. */
    truncate: flag,
    body: v.optional(v.string('a text')),
    contentType: v.optional(text('a media type', (value) => v.is(headerText, value))),
    /** Additional headers of the answer, such as Retry-After or Location. */
    headers: v.optional(headers, {}),
    /** Applies to preflights too; otherwise they pass and are not counted. */
    preflight: flag,
    /** Does the work first (such as storing a lead), then fails. */
    commit: flag,
  },
  keyMessage(endOfPath),
);

/** `delayMs` alone only delays. */
export const faultSetting = v.pipe(
  fieldsByName,
  keys,
  v.forward(
    v.check(
      (fault) => !(fault.truncate && isWithoutBody(fault.status)),
      'no status whose answer has no body',
    ),
    ['truncate'],
  ),
);
export type Fault = v.InferOutput<typeof keys>;
/** A fault as requested: everything but the path has a default. */
export type FaultRequest = v.InferInput<typeof keys>;

/** A fault that is set, as it can be set again; `times` is how often it will still happen. */
export type WaitingFault = FaultRequest & Pick<Fault, 'times'>;

/** Leaves out the keys that have their default. */
export function settingOf({ path, times, headers, ...fault }: Fault): WaitingFault {
  const chosen = Object.entries(fault).filter(([, value]) => value !== undefined && value !== false);
  const own = Object.keys(headers).length > 0 ? { headers } : {};
  return { path, times, ...Object.fromEntries(chosen), ...own };
}

function isWithoutBody(status: number | undefined): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Sending a value that Node's validation rejects would throw. */
function isTaken(validate: () => void): boolean {
  try {
    validate();
    return true;
  } catch {
    return false;
  }
}
