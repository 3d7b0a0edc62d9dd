import type { Random } from '@adviser-widgets/testing/random';
import { drawEdit, type Answers } from './answers.ts';
import type { FormShape } from './forms.ts';
import type { Trouble } from './trouble.ts';
import { drawTrouble, noTrouble } from './troubles.ts';
import { presses, type Pause, type Press, type Try } from './visit.ts';

export interface TryPlan {
  readonly shape: FormShape;
  readonly mark: string;
  readonly answers: Answers;
  /** Whether the visitor may leave for good. */
  readonly mayLeave: boolean;
  readonly isTogether: boolean;
  readonly hasPauses: boolean;
}

export function drawTries(random: Random, plan: TryPlan): Try[] {
  const count = plan.hasPauses ? 3 : random.pick([1, 2, 2, 3, 3, 4]);
  let { answers } = plan;
  return Array.from({ length: count }, (_, index) => {
    const edit =
      index > 0 && random.chance(0.4)
        ? drawEdit(random, plan.shape, { mark: plan.mark, answers })
        : undefined;
    answers = { ...answers, ...edit };
    const pause = plan.hasPauses && index > 0 ? drawPause(random) : undefined;
    return {
      press: drawPress(random, plan.shape),
      trouble: drawTroubleOf(random, plan, index),
      ...(!plan.isTogether && !plan.hasPauses && drawInterruption(random, plan.mayLeave)),
      ...(edit && Object.keys(edit).length > 0 && { edit }),
      ...(pause && { pause }),
    };
  });
}

/** Before a pause comes an error that may have stored the lead: the id must prevent a second one. */
function drawTroubleOf(random: Random, { shape, hasPauses }: TryPlan, index: number): Trouble {
  if (hasPauses) return index === 2 ? noTrouble : random.pick(beforePauses);
  return index > 0 && random.chance(0.4) ? noTrouble : drawTrouble(random, shape);
}

const beforePauses: readonly Trouble[] = [
  { name: 'stored, broken', fault: { reset: true, commit: true }, mayStore: true },
  { name: 'stored, server error', fault: { status: 500, commit: true }, mayStore: true },
  { name: 'server error', fault: { status: 503 } },
];

/** Enter submits in forms with a text input, unless it adds to a list. */
function drawPress(random: Random, { isLead }: FormShape): Press {
  return random.pick(isLead ? presses : presses.filter((press) => !press.startsWith('Enter')));
}

function drawPause(random: Random): Pause {
  const minutes = random.pick([20, 20, 31] as const);
  return { minutes, isReloaded: minutes === 31 && random.chance(0.5) };
}

function drawInterruption(random: Random, mayLeave: boolean): Pick<Try, 'interruption'> {
  if (random.chance(0.84)) return {};
  const kind = random.pick(
    mayLeave ? (['reload', 'back', 'leave', 'close'] as const) : (['reload', 'back'] as const),
  );
  return {
    interruption: { kind, afterMs: random.pick([0, random.between(1, 60), random.between(60, 500)]) },
  };
}
