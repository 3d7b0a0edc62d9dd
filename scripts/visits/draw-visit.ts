import fc from 'fast-check';
import { forms } from './forms.ts';
import { advisers, person } from './people.ts';
import { trouble, weighted } from './troubles.ts';
import { entries, presses, quirks, type PlacedForm, type Quirk, type Step, type Visit } from './visit.ts';

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
