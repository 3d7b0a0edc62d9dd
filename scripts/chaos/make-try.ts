import { beginTrouble } from './begin-trouble.ts';
import { interrupt } from './interrupt.ts';
import { pressButton } from './press-button.ts';
import type { Scene, Sending } from './scene.ts';
import { settle } from './settle.ts';
import { sitOutTrouble } from './sit-out-trouble.ts';
import type { Try } from './visit.ts';

/** Milliseconds until a press has to be taken: nothing but the rules stands before that. */
const pressLimit = 15_000;

/** One try of one lead, or of several at the same moment, which then share the trouble of the first. */
export async function makeTry(scene: Scene, sendings: readonly Sending[], number: number): Promise<void> {
  const [first] = sendings;
  const attempts = sendings.flatMap((sending) => sending.account.lead.tries.slice(number, number + 1).map((attempt) => ({ sending, attempt })));
  const trouble = attempts[0]?.attempt.trouble;
  if (!first || !trouble) return;
  const placed = scene.visit.forms[first.form.index];
  if (placed) await beginTrouble(scene, trouble, placed.shape);
  const taken: typeof attempts = [];
  for (const each of attempts) {
    scene.tell(`form ${each.sending.form.index}: ${each.attempt.press}; trouble: ${JSON.stringify(trouble)}`);
    if (await press(scene, each.sending, each.attempt)) taken.push(each);
    else each.sending.account.tries.push({ attempt: each.attempt, outcome: 'stuck' });
    each.sending.account.mayBeStored ||= trouble.mayStore === true || scene.visit.isHurried || each.attempt.interruption !== undefined;
  }
  await sitOutTrouble(scene, trouble, first);
  for (const { sending, attempt } of taken) {
    const outcome = attempt.interruption ? await interrupt(scene, sending, attempt.interruption) : await settle(scene, sending);
    scene.tell(`form ${sending.form.index}: ${outcome}`);
    sending.account.tries.push({ attempt, outcome });
  }
}

async function press({ witness, complain }: Scene, { form, before }: Sending, attempt: Try): Promise<boolean> {
  before.posts = witness.posts();
  const taken = witness.count('aw:submit', form.index);
  await pressButton(form, attempt.press);
  const isTaken = await witness.until(() => witness.count('aw:submit', form.index) > taken, pressLimit);
  if (!isTaken) complain(`Form ${form.index} did not take a press (${attempt.press})`);
  return isTaken;
}
