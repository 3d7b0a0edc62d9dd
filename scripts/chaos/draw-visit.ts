import { advisers } from './advisers.ts';
import { drawAnswers } from './answers.ts';
import { drawTries, type TryPlan } from './draw-tries.ts';
import { forms, staffForm, type FormShape } from './forms.ts';
import { createRandom, type Random } from '@adviser-widgets/testing/random';
import { noTrouble } from './troubles.ts';
import { entries, type PlacedForm, type PlannedLead, type Try, type Visit } from './visit.ts';

const plots = [
  { name: 'forms', weight: 62 },
  { name: 'staff', weight: 10 },
  { name: 'duplicate', weight: 14 },
  { name: 'pauses', weight: 14 },
] as const;
type Plot = (typeof plots)[number]['name'];

/** The same seed and number always give the same visit. */
export function drawVisit(seed: number, number: number): Visit {
  const random = createRandom(seed, number);
  const plot: Plot = random.weighted(plots).name;
  const placed = drawForms(random, plot);
  const isTogether =
    plot === 'forms' &&
    placed.filter(({ shape }) => shape.isLead).length === placed.length &&
    placed.length > 1 &&
    random.chance(0.3);
  const leads = drawLeads(random, { placed, plot, isTogether, mark: `c${seed}v${number}l` });
  const isClockHeld = leads.some(({ tries }) => tries.some(movesClock));
  return {
    number,
    origin: random.pick(['same', 'other']),
    encoding: random.chance(0.7) ? 'json' : 'form',
    isTogether,
    isEarly: random.chance(0.5),
    isClockHeld,
    isDeduped: !isClockHeld && random.chance(0.4), // retries pause on the page's clock
    isStaff: plot === 'staff',
    ...(random.chance(0.06) && {
      arrival: {
        times: random.pick([1, 9]),
        ...random.pick([{ reset: true }, { status: 503 }, { truncate: true }]),
      },
    }),
    forms: placed,
    leads,
  };
}

function movesClock({ trouble: { jumps, wait, thinks }, pause }: Try): boolean {
  return jumps !== undefined || wait !== undefined || thinks !== undefined || pause !== undefined;
}

const shapesOf: Readonly<Record<Plot, (shape: FormShape) => boolean>> = {
  forms: () => true,
  staff: ({ widget }) => widget === staffForm,
  duplicate: hasDraftOfItsOwn,
  pauses: hasDraftOfItsOwn,
};

/** Gifts and referrals are kept per customer, whoever types them. */
function hasDraftOfItsOwn({ keepsDraft, widget }: FormShape): boolean {
  return keepsDraft && widget !== 'gift-programme';
}

function drawForms(random: Random, plot: Plot): PlacedForm[] {
  const count = plot !== 'forms' || random.chance(0.55) ? 1 : random.pick([2, 2, 3]);
  const shapes = forms.filter(shapesOf[plot]);
  return Array.from({ length: count }, (_, index) => {
    const shape = random.pick(shapes);
    return {
      shape,
      campaign: shape.kind === 'gift' ? '' : `CAMPAIGN-${index}`,
      adviser: random.chance(shape.widget === 'contact-adviser-form' ? 0.8 : shape.isLead ? 0.1 : 0)
        ? random.pick(advisers).guid
        : '',
      load: random.pick(['eager', 'visible', 'idle']),
      hasId: random.chance(0.5),
      hasNote: shape.widget === 'short-contact-form' && random.chance(0.5),
    };
  });
}

interface Draft {
  readonly placed: readonly PlacedForm[];
  readonly plot: Plot;
  readonly isTogether: boolean;
  readonly mark: string;
}

/** Each form is used once, a page's only form up to twice, and staff's form three times. */
function orderOf(random: Random, { placed, plot }: Draft): number[] {
  if (plot === 'duplicate') return [0];
  if (plot === 'staff') return [0, 0, 0];
  const [first] = placed;
  return placed.length === 1 && first?.shape.isLead ? [0, 0] : shuffled(random, [...placed.keys()]);
}

/** If the page has other forms, one may be filled in and never sent. */
function drawLeads(random: Random, draft: Draft): PlannedLead[] {
  const { placed, plot, isTogether, mark } = draft;
  const order = orderOf(random, draft);
  const sent =
    plot === 'staff' || random.chance(0.5) ? order.length : random.between(isTogether ? 2 : 1, order.length);
  const unsent = placed.length > sent && random.chance(0.6) ? 1 : 0;
  const leads = order.slice(0, sent + unsent).map((form, index) => {
    const plan = {
      mayLeave: index === sent - 1 && plot === 'forms',
      isTogether: isTogether && index < 2,
      hasPauses: plot === 'pauses' && index === 0,
    };
    const lead = drawLead(random, {
      ...draft,
      form,
      mark: `${mark}${index}e`,
      plan: index === sent ? undefined : plan,
    });
    return isTogether && index === 1 ? { ...lead, tries: withoutTrouble(lead.tries) } : lead;
  });
  if (plot !== 'duplicate') return leads;
  const plan = { mayLeave: false, isTogether: false, hasPauses: false };
  return [
    ...leads,
    {
      ...drawLead(random, { ...draft, form: 0, mark: `${mark}${order.length}e`, plan }),
      isInDuplicate: true,
    },
  ];
}

interface LeadDraft extends Draft {
  readonly form: number;
  /** `undefined` for a lead that is never sent. */
  readonly plan: Omit<TryPlan, 'shape' | 'mark' | 'answers'> | undefined;
}

function drawLead(random: Random, { placed, form, mark, plan }: LeadDraft): PlannedLead {
  const [{ shape } = random.pick(placed)] = placed.slice(form);
  const answers = drawAnswers(random, shape, mark);
  const entry = random.pick(entries);
  return {
    mark,
    form,
    answers,
    entry,
    tries: plan ? drawTries(random, { ...plan, shape, mark, answers }) : [],
  };
}

/** A lead pressed together with another shares that lead's trouble. */
function withoutTrouble([first, ...later]: readonly Try[]): Try[] {
  return first ? [{ ...first, trouble: noTrouble }, ...later] : [];
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
