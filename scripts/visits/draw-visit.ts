import fc from 'fast-check';
import { forms } from './forms.ts';
import { advisers, person } from './people.ts';
import {
  calm,
  entries,
  presses,
  quirks,
  type Place,
  type PlacedFault,
  type PlacedForm,
  type Quirk,
  type Step,
  type Trouble,
  type Visit,
} from './visit.ts';

type Fault = Omit<PlacedFault, 'at'>;

/** A page from the network, or from a hotel's Wi-Fi portal: never an API's answer (R32). */
const page = { body: '<!doctype html><title>Thanks</title><h1>Thanks!</h1>', contentType: 'text/html' };
const botWall = { status: 202, contentType: 'text/html', body: '<html>Checking your browser</html>' };

/** Milliseconds: longer than a form waits for its captcha, its own code, or an answer. */
const hang = { captcha: { delayMs: 40_000 }, code: { delayMs: 15_000 }, lead: { delayMs: 60_000 } };

const late = fc.constantFrom(50, 300, 600, 2000).map((delayMs) => ({ delayMs }));
const broken = fc.constantFrom<Fault[]>({ status: 503 }, { reset: true }, { truncate: true });

/** Answers of the API that are no thanks, whether or not the lead is stored. */
const failures = weighted<Fault>(
  [5, statuses([500, 502, 503, 504])],
  [5, statuses([400, 401, 404, 405, 409, 422, 429])],
  [2, statuses([503], { headers: { 'Access-Control-Allow-Origin': 'null' } })], // the page may not read it
  [2, statuses([302, 301, 303, 307, 308], { headers: { Location: '/' } })],
  [2, statuses([302, 307], { headers: { Location: '/api-base/acme/lead' } })],
  [4, statuses([200, 201, 202, 404, 500], { truncate: true })],
  [2, late.map((fault) => ({ ...fault, truncate: true }))],
  [
    4,
    fc.constantFrom<Fault[]>(
      botWall,
      { ...page, status: 200 },
      { ...page, status: 403 },
      { ...page, truncate: true },
    ),
  ],
  [4, fc.constantFrom<Fault[]>({ reset: true }, { reset: true, times: 2 })],
  [2, late.map((fault) => ({ ...fault, reset: true }))],
  [2, fc.constant(hang.lead)],
);

/** Complete answers of the API: if it lied, no form could save the lead. */
const answers = weighted<Fault>(
  [1, statuses([200, 201, 202, 204], { body: '' })],
  [1, late.map((fault) => ({ ...fault, status: 201, body: '{}', contentType: 'application/json' }))],
);

const harmless = weighted<Fault>(
  [4, late],
  [3, fc.constantFrom<Fault[]>({ status: 403, preflight: true }, { reset: true, preflight: true })],
  [1, late.map((fault) => ({ ...fault, preflight: true }))],
  [1, fc.constant({ ...hang.lead, preflight: true })],
);

const ofCaptcha = weighted<Trouble>(
  [5, fc.constantFrom('fail', 'close', 'expire', 'block').map((captcha): Trouble => ({ captcha }))],
  [4, fc.constantFrom('solve', 'dismiss').map((answer): Trouble => ({ captcha: 'challenge', answer }))],
  [2, at('captcha', late)],
  [2, at('second captcha file', broken)],
  [1, at('captcha', fc.constant(hang.captcha))],
  [3, at('token', weighted<Fault>([1, late], [1, fc.constant({ reset: true })]))],
  [1, at('token', fc.constant(hang.captcha))],
);

const others = weighted<Trouble>(
  [2, at('delivery code', broken)],
  [1, at('delivery code', fc.constant(hang.code))],
  [6, offline()],
);

/** What fails during a press, if anything does. The first is the simplest: a failing visit shrinks to it. */
const trouble = weighted<Trouble>(
  [50, fc.constant(calm)],
  [34, at('lead', failures)],
  [
    34,
    at(
      'lead',
      weighted([9, failures], [1, answers]).map((fault) => ({ ...fault, commit: true })),
    ),
  ],
  [10, at('lead', harmless)],
  [24, ofCaptcha],
  [12, others],
);

const form = fc.nat({ max: 2 });
const seldom = weighted([4, fc.constant(false)], [1, fc.constant(true)]);

const press = fc.record({
  does: fc.constant('press'),
  form,
  press: fc.constantFrom(...presses),
  trouble,
  patience: weighted<number | null>([4, fc.constant(null)], [1, fc.integer({ min: 0, max: 500 })]),
});
const ways = fc.constantFrom('reload', 'reload', 'go back', 'follow a link', 'leave', 'close');

const step = weighted<Step>(
  [12, press],
  [
    6,
    fc.record({ does: fc.constant('edit'), form, field: fc.nat({ max: 11 }), person: fc.noShrink(person) }),
  ],
  [4, fc.record({ does: fc.constant('navigate'), how: ways })],
  [1, fc.record({ does: fc.constant('stay away'), clock: fc.constantFrom('kept', 'set back') })],
);

const placedForm: fc.Arbitrary<PlacedForm> = fc.record({
  shape: fc.constantFrom(...forms),
  adviser: weighted([2, fc.constant('')], [1, fc.constantFrom(...advisers.map(({ guid }) => guid))]),
  load: fc.constantFrom('eager', 'visible', 'idle'),
  isInPopUp: seldom,
  entry: fc.constantFrom(...entries),
});

/** A failing visit shrinks to few steps in one form on a plain page: the steps first, as they take the time. */
export const anyVisit: fc.Arbitrary<Visit> = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 6, size: 'max' }),
  isOtherOrigin: fc.boolean(),
  encoding: fc.constantFrom('json', 'form'),
  isDeduped: seldom,
  keepsPages: fc.boolean(),
  quirks: weighted<Quirk[]>(
    [1, fc.constant([])],
    [1, fc.uniqueArray(fc.constantFrom(...quirks), { minLength: 1, maxLength: 2 })],
  ),
  forms: weighted(
    [2, fc.array(placedForm, { minLength: 1, maxLength: 1 })],
    [1, fc.array(placedForm, { minLength: 2, maxLength: 3 })],
  ),
  people: fc.noShrink(fc.array(person, { minLength: 1, maxLength: 3 })),
});

/** Draws by weights; a failing visit shrinks to the first choice. */
function weighted<Value>(...choices: [weight: number, values: fc.Arbitrary<Value>][]): fc.Arbitrary<Value> {
  const all = choices.map(([weight, arbitrary]) => ({ weight, arbitrary }));
  return fc.oneof({ withCrossShrink: true }, ...all);
}

function at(place: Place, fault: fc.Arbitrary<Fault>): fc.Arbitrary<Trouble> {
  return fault.map((own) => ({ faults: [{ at: place, ...own }] }));
}

function statuses(given: readonly number[], more: Fault = {}): fc.Arbitrary<Fault> {
  return fc.constantFrom(...given).map((status) => ({ status, ...more }));
}

function offline(): fc.Arbitrary<Trouble> {
  const from = fc.constantFrom('before the press', 'while sending');
  return fc.record({ offline: fc.record({ from, ms: fc.integer({ min: 20, max: 800 }) }) });
}
