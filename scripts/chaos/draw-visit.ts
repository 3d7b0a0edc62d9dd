import { advisers } from './advisers.ts';
import { drawAnswers } from './answers.ts';
import { forms } from './forms.ts';
import { createRandom, type Random } from '@adviser-widgets/testing/random';
import { drawTrouble, noTrouble } from './troubles.ts';
import { entries, presses, type PlacedForm, type PlannedLead, type Try, type Visit } from './visit.ts';

/** One visit of a run: the same seed and number always give the same. */
export function drawVisit(seed: number, number: number): Visit {
  const random = createRandom(seed, number);
  const placed = drawForms(random);
  const isTogether = placed.length > 1 && random.chance(0.25);
  const leads = drawLeads(random, { placed, isTogether, mark: `c${seed}v${number}l` });
  const hangs = leads.some(({ tries }) => tries.some(({ trouble }) => trouble.hangs));
  return {
    number,
    origin: random.pick(['same', 'other']),
    encoding: random.chance(0.7) ? 'json' : 'form',
    isTogether,
    isEarly: random.chance(0.5),
    isHurried: hangs && random.chance(0.96), // a few wait their twenty seconds
    forms: placed,
    leads,
  };
}

function drawForms(random: Random): PlacedForm[] {
  const count = random.chance(0.4) ? 1 : random.between(2, 4);
  return Array.from({ length: count }, (_, index) => {
    const shape = random.pick(forms);
    return {
      shape,
      campaign: `CAMPAIGN-${index}`,
      adviser: random.chance(shape.widget === 'contact-adviser-form' ? 0.8 : 0.1) ? random.pick(advisers).guid : '',
      load: random.pick(['eager', 'visible', 'idle']),
      hasId: random.chance(0.5),
      hasNote: shape.widget === 'short-contact-form' && random.chance(0.5),
    };
  });
}

interface Draft {
  readonly placed: readonly PlacedForm[];
  readonly isTogether: boolean;
  /** Begins every mark of the visit. */
  readonly mark: string;
}

/** Each form once, a page's only form up to three times; where there are others, one may be typed in and never sent. */
function drawLeads(random: Random, { placed, isTogether, mark }: Draft): PlannedLead[] {
  const order = placed.length === 1 ? [0, 0, 0] : shuffled(random, [...placed.keys()]);
  const sent = random.chance(0.6) ? order.length : random.between(isTogether ? 2 : 1, order.length);
  const unsent = placed.length > sent && random.chance(0.6) ? 1 : 0;
  return order.slice(0, sent + unsent).map((form, index) => {
    const isLast = index === sent - 1;
    const tries = index === sent ? [] : drawTries(random, { mayLeave: isLast, isTogether: isTogether && index < 2 });
    return { ...drawTexts(random, placed, { form, mark: `${mark}${index}e` }), tries: isTogether && index === 1 ? withoutTrouble(tries) : tries };
  });
}

/** Pressed together with another, it shares that one's trouble. */
function withoutTrouble([first, ...later]: readonly Try[]): Try[] {
  return first ? [{ ...first, trouble: noTrouble }, ...later] : [];
}

function drawTexts(random: Random, placed: readonly PlacedForm[], { form, mark }: { form: number; mark: string }): Omit<PlannedLead, 'tries'> {
  const [{ shape } = random.pick(placed)] = placed.slice(form);
  return { form, mark, answers: drawAnswers(random, shape, mark), entry: random.pick(entries) };
}

function drawTries(random: Random, { mayLeave, isTogether }: { mayLeave: boolean; isTogether: boolean }): Try[] {
  const count = random.pick([1, 2, 2, 3, 3, 4]);
  return Array.from({ length: count }, (_, index) => ({
    press: random.pick(presses),
    trouble: index > 0 && random.chance(0.5) ? noTrouble : drawTrouble(random),
    interruption: isTogether ? undefined : drawInterruption(random, mayLeave),
  }));
}

function drawInterruption(random: Random, mayLeave: boolean): Try['interruption'] {
  if (random.chance(0.84)) return undefined;
  const kind = random.pick(mayLeave ? (['reload', 'back', 'leave', 'close'] as const) : (['reload', 'back'] as const));
  return { kind, afterMs: random.pick([0, random.between(1, 60), random.between(60, 500)]) };
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
