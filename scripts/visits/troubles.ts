import fc from 'fast-check';
import type { FaultRequest } from '@adviser-widgets/sandbox';
import { calm, type Place, type PlacedFault, type Trouble } from './visit.ts';

type Fault = Omit<FaultRequest, 'path'>;
type Weighted<Value> = readonly (readonly [weight: number, value: fc.Arbitrary<Value>])[];

/** A page from the network, or from a hotel's Wi-Fi portal: never an API's answer (R32). */
const page = { body: '<!doctype html><title>Thanks</title><h1>Thanks!</h1>', contentType: 'text/html' };
const botWall = { status: 202, contentType: 'text/html', body: '<html>Checking your browser</html>' };
const late = fc.integer({ min: 50, max: 2000 });

/** Longer than a form waits: its own limit of a press ends first (R20). */
const hang = { delayMs: 60_000 };

/** Answers of the API that are no thanks, whether or not the lead is stored. */
const failures: Weighted<Fault> = [
  [5, statuses(500, 502, 503, 504)],
  [5, statuses(400, 401, 404, 405, 409, 422, 429)],
  [1, fc.constant({ ...page, status: 403 })],
  [
    2,
    fc.constant({ status: 503, body: 'x'.repeat(5000), headers: { 'Access-Control-Allow-Origin': 'null' } }),
  ],
  [4, retryLater(30)],
  [1, retryLater(3600)],
  [3, redirects()],
  [4, fc.record({ truncate: fc.constant(true), status: fc.constantFrom(200, 201, 202, 404, 500) })],
  [2, fc.record({ truncate: fc.constant(true), delayMs: late })],
  [3, fc.constantFrom(botWall, { ...page, status: 200 }, { ...page, truncate: true })],
  [4, fc.constantFrom<Fault[]>({ reset: true }, { reset: true, times: 2 })],
  [2, fc.record({ reset: fc.constant(true), delayMs: late })],
  [2, fc.constant(hang)],
];

/** A complete answer of the API: if it lied, no form could save the lead. */
const answers: Weighted<Fault> = [
  [1, fc.record({ status: fc.constantFrom(200, 201, 202, 204), body: fc.constant('') })],
  [1, late.map((delayMs) => ({ delayMs, status: 201, body: '{}', contentType: 'application/json' }))],
];

const harmless: Weighted<Fault> = [
  [4, late.map((delayMs) => ({ delayMs }))],
  [3, fc.constantFrom<Fault[]>({ status: 403, preflight: true }, { reset: true, preflight: true })],
  [1, late.map((delayMs) => ({ delayMs, preflight: true }))],
  [1, fc.constant({ ...hang, preflight: true })],
];

const unloadable = fc.constantFrom<Fault[]>({ status: 503 }, { reset: true }, { truncate: true });

const ofCaptcha: Weighted<Trouble> = [
  [3, fc.constantFrom<Trouble[]>({ captcha: 'fail' }, { captcha: 'close' }, { captcha: 'expire' })],
  [2, fc.constant({ captcha: 'block' })],
  [3, fc.constantFrom('solve', 'dismiss').map((answer) => ({ captcha: 'challenge', answer }) as const)],
  [1, fc.constant({ captcha: 'challenge', answer: 'solve after a minute' })],
  [
    2,
    at(
      'captcha',
      late.map((delayMs) => ({ delayMs })),
    ),
  ],
  [2, at('second captcha file', unloadable)],
  [1, at('captcha', fc.constant({ delayMs: 40_000 }))],
  [
    3,
    at(
      'token',
      fc.oneof(
        late.map((delayMs) => ({ delayMs })),
        fc.constant({ reset: true }),
      ),
    ),
  ],
  [1, at('token', fc.constant({ delayMs: 40_000 }))],
];

const others: Weighted<Trouble> = [
  [2, at('delivery code', unloadable)],
  [1, at('delivery code', fc.constant({ delayMs: 15_000 }))],
  [
    3,
    at(
      'adviser list',
      fc.constantFrom<Fault[]>({ status: 500, times: 9 }, { body: '[]', times: 9 }, { ...page, times: 9 }),
    ),
  ],
  [6, offline()],
];

/** What fails during a press, if anything does. The first is the simplest: a failing visit shrinks to it. */
export const trouble: fc.Arbitrary<Trouble> = anyOf<Trouble>([
  [24, fc.constant(calm)],
  [34, at('lead', anyOf(failures))],
  [
    34,
    at(
      'lead',
      anyOf([...failures, ...answers]).map((fault) => ({ ...fault, commit: true })),
    ),
  ],
  [10, at('lead', anyOf(harmless))],
  [24, anyOf(ofCaptcha)],
  [12, anyOf(others)],
]);

function at(place: Place, fault: fc.Arbitrary<Fault>): fc.Arbitrary<Trouble> {
  return fault.map((own): Trouble => ({ faults: [{ at: place, ...own } satisfies PlacedFault] }));
}

function anyOf<Value>(choices: Weighted<Value>): fc.Arbitrary<Value> {
  const weighted = choices.map(([weight, arbitrary]) => ({ weight, arbitrary }));
  return fc.oneof({ withCrossShrink: true }, ...weighted);
}

function statuses(...given: number[]): fc.Arbitrary<Fault> {
  return fc.constantFrom(...given).map((status) => ({ status }));
}

function retryLater(seconds: number): fc.Arbitrary<Fault> {
  const headers = { 'Retry-After': String(seconds) };
  return fc.constantFrom(503, 429, 500, 408).map((status) => ({ status, headers }));
}

function redirects(): fc.Arbitrary<Fault> {
  return fc
    .tuple(fc.constantFrom(302, 301, 303, 307, 308), fc.constantFrom('/', '/api-base/acme/lead'))
    .map(([status, Location]) => ({ status, headers: { Location } }));
}

function offline(): fc.Arbitrary<Trouble> {
  return fc
    .tuple(fc.constantFrom('before the press', 'while sending'), fc.integer({ min: 20, max: 800 }))
    .map(([from, ms]): Trouble => ({ offline: { from: from as 'while sending', ms } }));
}
