import { validateHeaderName, validateHeaderValue } from 'node:http';
import * as v from 'valibot';
import { fieldsByName, text } from '../check-fields.ts';
import { countFromOne, keyMessage, numberThat } from '../reasons.ts';

const endOfPath = 'the end of a path';
const flag = v.optional(v.boolean('true or false'), false);
const status = numberThat('a whole number from 200 to 599', (value) => Number.isInteger(value) && value >= 200 && value <= 599);
const headerText = text('the text of a header', (value) => isTaken(() => validateHeaderValue('X', value)));
const headers = v.pipe(
  v.custom<Readonly<Record<string, string>>>((value) => v.is(fieldsByName, value), 'texts by name'),
  v.record(
    v.pipe(
      v.string(),
      v.check((name) => isTaken(() => validateHeaderName(name)), 'the name of a header'),
      v.check((name) => !/^(?:content-length|transfer-encoding)$/i.test(name), 'a header that the server does not set itself'),
    ),
    headerText,
  ),
);

const keys = v.strictObject(
  {
    /** Matched with the end of a request's path, the query left out. */
    path: text(endOfPath, (value) => value !== ''),
    /** So many requests fail. */
    times: v.optional(countFromOne, 1),
    /** Default 200 with a body of your own, else 500. */
    status: v.optional(status),
    /** Milliseconds before anything else happens. */
    delayMs: v.optional(numberThat('a number from 0 to 600000', (value) => value >= 0 && value <= 600_000)),
    /** Breaks the connection without an answer. */
    reset: flag,
    /** Announces the whole body, sends half, and breaks the connection. */
    truncate: flag,
    body: v.optional(v.string('a text')),
    contentType: v.optional(text('a media type', (value) => v.is(headerText, value))),
    /** Further headers of the answer, such as Retry-After or Location. */
    headers: v.optional(headers, {}),
    /** Hits preflights too; without it they pass and are not counted. */
    preflight: flag,
    /** Does the work first (a lead is stored), then fails. */
    commit: flag,
  },
  keyMessage(endOfPath),
);

/** What one failure looks like (contract section 7). Alone, `delayMs` only delays. */
export const faultSetting = v.pipe(
  fieldsByName,
  keys,
  v.forward(
    v.check((fault) => !(fault.truncate && isWithoutBody(fault.status)), 'no status whose answer has no body'),
    ['truncate'],
  ),
);
export type Fault = v.InferOutput<typeof keys>;
/** A failure as it is asked for: all but the path has a default. */
export type FaultRequest = v.InferInput<typeof keys>;

function isWithoutBody(status: number | undefined): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Whether Node takes what it is given; it throws where it would throw on sending. */
function isTaken(validate: () => void): boolean {
  try {
    validate();
    return true;
  } catch {
    return false;
  }
}
