import type { Outcome } from './account.ts';
import { beginTrouble, pathOf } from './begin-trouble.ts';
import { enterAnswers } from './enter-answers.ts';
import { expectedRow } from './expected-row.ts';
import { interrupt } from './interrupt.ts';
import { judgeBusy } from './judge-busy.ts';
import { judgeOutcome } from './judge-look.ts';
import { pressButton } from './press-button.ts';
import { noteAdviser } from './remembered-adviser.ts';
import type { Scene, Sending } from './scene.ts';
import { settle } from './settle.ts';
import { sitOutTrouble } from './sit-out-trouble.ts';
import { stayAway } from './stay-away.ts';
import { answersAt, type Try } from './visit.ts';
import type { Witness } from './watch-page.ts';

/** Milliseconds for a press to be accepted. Only validation comes before that. */
const pressLimit = 20_000;

/** Milliseconds for a press to reach its form. */
const reachLimit = 1000;

/**
 * Files that may hang from an earlier try. The browser makes a second tab wait for the same file, and a page from the
 * back/forward cache for an import whose request is no longer seen.
 */
const slowPlaces = ['delivery code', 'captcha script'] as const;

/** Leads sent at the same moment share the first one's trouble. */
export async function makeTry(scene: Scene, sendings: readonly Sending[], number: number): Promise<void> {
  const [first] = sendings;
  const attempts = sendings.flatMap((sending) =>
    sending.account.lead.tries.slice(number, number + 1).map((attempt) => ({ sending, attempt })),
  );
  const trouble = attempts[0]?.attempt.trouble;
  if (!first || !trouble) return;
  for (const { sending, attempt } of attempts) await correct(scene, sending, attempt);
  await beginTrouble(scene, trouble, first.account.placed.shape);
  for (const { sending, attempt } of attempts) {
    scene.log(`form ${sending.form.index}: ${attempt.press}; trouble: ${JSON.stringify(trouble)}`);
    await noteAdviser(scene, sending);
    noteVersion(sending, number);
    sending.account.mayBeStored ||= trouble.mayStore === true || attempt.interruption !== undefined;
    noteBefore(scene, sending);
    await pressUntilReached(scene, sending, attempt);
  }
  const taken = Promise.all(attempts.map(({ sending, attempt }) => isTaken(scene, sending, attempt)));
  await sitOutTrouble(scene, trouble, { sendings, taken });
  const areTaken = await taken;
  for (const [index, { sending, attempt }] of attempts.entries()) {
    const outcome = areTaken[index] ? await finish(scene, sending, { ...attempt, trouble }) : 'stuck';
    judgeTry(scene, sending, { attempt: { ...attempt, trouble }, outcome });
    sending.account.tries.push({ attempt, outcome });
  }
  for (const { sending } of attempts) await noteAdviser(scene, sending); // a press made with this one may have changed it
  scene.lane.sandbox.heal(); // the next correction may retry a fetch that failed
}

async function correct(scene: Scene, sending: Sending, { pause, edit }: Try): Promise<void> {
  const { form, account } = sending;
  if (pause) await stayAway(scene, sending, pause);
  if (!edit) return;
  await enterAnswers(form, edit, 'fill');
  sending.typed = (await form.look()).values;
  scene.log(`form ${form.index}: ${account.lead.mark} is corrected: ${JSON.stringify(edit)}`);
}

function noteVersion({ account }: Sending, number: number): void {
  const version = expectedRow(account, answersAt(account.lead, number));
  if (JSON.stringify(account.versions.at(-1)) !== JSON.stringify(version)) account.versions.push(version);
}

function noteBefore({ witness }: Scene, { before, form: { index } }: Sending): void {
  before.answers = answersTo(witness, index);
  before.posts = witness.posts();
  before.reached = witness.reached(index);
  before.eventCount = witness.eventCount(index);
}

function judgeTry(
  scene: Scene,
  { form: { index }, before, account }: Sending,
  { attempt, outcome }: { attempt: Try; outcome: Outcome },
): void {
  const { witness } = scene;
  const { trouble, interruption } = attempt;
  scene.log(`form ${index}: ${outcome}`);
  const stillHangs =
    slowPlaces.some((place) => witness.isUnderWay(pathOf(place, account.placed.shape))) ||
    account.tries.some(({ attempt: { trouble: earlier } }) => earlier.name === 'delivery code hangs');
  const isCutShort = trouble.jumps !== undefined || interruption !== undefined || stillHangs;
  judgeOutcome(outcome, { trouble, isCutShort }).forEach((text) => scene.complain(`Form ${index}: ${text}`));
  if (interruption || trouble.captcha === 'challenge') return;
  judgeBusy(witness.pressedAt(index, before.reached), witness.of(index).slice(before.eventCount)).forEach(
    (text) => scene.complain(`Form ${index}: ${text}`, 'stuck'),
  );
}

/**
 * The first of two forms to say thanks takes the focus and collapses its fields. The other one moves, so its
 * press may miss. A single press has no such excuse.
 */
async function pressUntilReached(scene: Scene, { form }: Sending, { press }: Try): Promise<void> {
  const { witness, visit } = scene;
  const before = witness.reached(form.index);
  for (let presses = 0; presses < 5; presses++) {
    await pressButton(form, press);
    if (!visit.isTogether || (await witness.until(() => witness.reached(form.index) > before, reachLimit)))
      return;
    scene.log(`form ${form.index}: the press missed its button`);
  }
}

function finish(scene: Scene, sending: Sending, { interruption, trouble }: Try): Promise<Outcome> {
  return interruption
    ? interrupt(scene, sending, { ...interruption, trouble })
    : settle(scene, sending, trouble);
}

/** An error event counts, too: the validation code may fail to load (row 40). */
async function isTaken(scene: Scene, sending: Sending, { press }: Try): Promise<boolean> {
  const { before, form } = sending;
  const hasAnswered = await scene.witness.until(
    () => answersTo(scene.witness, form.index) > before.answers,
    pressLimit,
  );
  if (!hasAnswered) scene.complain(`Form ${form.index} did not take a press (${press})`, 'stuck');
  return hasAnswered;
}

function answersTo(witness: Witness, form: number): number {
  return witness.count('aw:submit', form) + witness.count('aw:error', form);
}
