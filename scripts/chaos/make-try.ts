import type { Outcome } from './account.ts';
import { beginTrouble } from './begin-trouble.ts';
import { interrupt } from './interrupt.ts';
import { judgeOutcome } from './judge-look.ts';
import { pressButton } from './press-button.ts';
import type { Scene, Sending } from './scene.ts';
import { noteAdviser } from './remembered-adviser.ts';
import { settle } from './settle.ts';
import { sitOutTrouble } from './sit-out-trouble.ts';
import type { Try } from './visit.ts';

/** Milliseconds until a press has to be taken: nothing but the rules stands before that. */
const pressLimit = 15_000;

/** Milliseconds until the tool has heard of a press that reached its form. */
const reachLimit = 1000;

/** One try of one lead, or of several at the same moment, which then share the trouble of the first. */
export async function makeTry(scene: Scene, sendings: readonly Sending[], number: number): Promise<void> {
  const [first] = sendings;
  const attempts = sendings.flatMap((sending) => sending.account.lead.tries.slice(number, number + 1).map((attempt) => ({ sending, attempt })));
  const trouble = attempts[0]?.attempt.trouble;
  if (!first || !trouble) return;
  const placed = scene.visit.forms[first.form.index];
  if (placed) await beginTrouble(scene, trouble, placed.shape);
  for (const { sending, attempt } of attempts) {
    scene.tell(`form ${sending.form.index}: ${attempt.press}; trouble: ${JSON.stringify(trouble)}`);
    await noteAdviser(scene, sending);
    sending.account.mayBeStored ||= trouble.mayStore === true || scene.visit.isHurried || attempt.interruption !== undefined;
    sending.before.answers = answersTo(scene, sending);
    sending.before.posts = scene.witness.posts();
    await pressUntilReached(scene, sending, attempt);
  }
  const taken = Promise.all(attempts.map(({ sending, attempt }) => isTaken(scene, sending, attempt)));
  await sitOutTrouble(scene, trouble, { sendings, taken });
  const areTaken = await taken;
  for (const [index, { sending, attempt }] of attempts.entries()) {
    const outcome = areTaken[index] ? await finish(scene, sending, attempt) : 'stuck';
    scene.tell(`form ${sending.form.index}: ${outcome}`);
    const isCutShort = scene.visit.isHurried || attempt.interruption !== undefined;
    judgeOutcome(outcome, { trouble, isCutShort }).forEach((text) => scene.complain(`Form ${sending.form.index}: ${text}`));
    sending.account.tries.push({ attempt, outcome });
  }
  for (const { sending } of attempts) await noteAdviser(scene, sending); // one pressed with this one may have changed it
}

/**
 * Of two forms pressed at the same moment the one that says thanks first takes the focus and the room of its fields away,
 * and the press of the other may come down beside it. Alone a press has no such excuse.
 */
async function pressUntilReached(scene: Scene, { form }: Sending, { press }: Try): Promise<void> {
  const { witness, visit } = scene;
  const before = witness.reached(form.index);
  for (let presses = 0; presses < 5; presses++) {
    await pressButton(form, press);
    if (!visit.isTogether || (await witness.until(() => witness.reached(form.index) > before, reachLimit))) return;
    scene.tell(`form ${form.index}: the press came down beside it`);
  }
}

function finish(scene: Scene, sending: Sending, { interruption }: Try): Promise<Outcome> {
  return interruption ? interrupt(scene, sending, interruption) : settle(scene, sending);
}

/** A press is taken when the form tells of it, or why it cannot: what it needs for that may not come (row 40). */
async function isTaken(scene: Scene, sending: Sending, { press }: Try): Promise<boolean> {
  const { before, form } = sending;
  const hasAnswered = await scene.witness.until(() => answersTo(scene, sending) > before.answers, pressLimit);
  if (!hasAnswered) scene.complain(`Form ${form.index} did not take a press (${press})`);
  return hasAnswered;
}

function answersTo({ witness }: Scene, { form: { index } }: Sending): number {
  return witness.count('aw:submit', index) + witness.count('aw:error', index);
}
