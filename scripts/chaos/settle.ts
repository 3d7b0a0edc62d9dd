import type { Outcome } from './account.ts';
import type { FormOnPage } from './form-on-page.ts';
import { reportsOffline } from './judge-busy.ts';
import { judgeLook } from './judge-look.ts';
import type { Scene, Sending } from './scene.ts';
import type { Trouble } from './trouble.ts';

/** Milliseconds; a button may wait one second longer than the screen. */
const screenLimit = 10_000;

export async function settle(scene: Scene, sending: Sending, trouble: Trouble): Promise<Outcome> {
  const { witness } = scene;
  const { index } = sending.form;
  for (;;) {
    if (!(await hasAnswered(scene, sending, trouble))) {
      const { isClosed, errors, isThanked } = await sending.form.look();
      scene.complain(
        `Form ${index} has not reported how its press ended; it shows ${JSON.stringify({ isClosed, errors, isThanked })}`,
        'stuck',
      );
      return 'stuck';
    }
    const countBefore = witness.eventCount(index);
    if (await goesOn(scene, sending, trouble)) continue;
    if (trouble.wait && reportedOutcome(scene, index) === 'error')
      await sitOutWait(scene, sending.form, trouble.wait);
    const amiss = await waitForLook(scene, sending);
    await afterthought(scene, index);
    if (witness.eventCount(index) > countBefore) continue; // the last press was accepted after the first failed
    if (amiss.length > 0)
      scene.complain(`Form ${index} after "${reportedOutcome(scene, index)}": ${amiss.join(', ')}`);
    return reportedOutcome(scene, index);
  }
}

/** Playwright's binding can lose an event around a back navigation; the page's own log has it. */
async function hasAnswered(scene: Scene, { form: { index } }: Sending, trouble: Trouble): Promise<boolean> {
  const { witness, patience, lane } = scene;
  const isAnswered = () => witness.pending(index) <= 0;
  const end = performance.now() + (trouble.jumps ? patienceOnHeldClock : patience);
  while (performance.now() < end) {
    if (await witness.until(isAnswered, catchUpPause)) return true;
    await witness.catchUp();
    if (isAnswered()) return true;
    if (trouble.jumps) {
      scene.log(`${moreTime} ms pass on the page's clock, as nothing happens`);
      await lane.clock?.runFor(moreTime);
    }
  }
  return isAnswered();
}

/** The server's Retry-After starts when the form shows that it waits. */
async function sitOutWait({ page, lane }: Scene, form: FormOnPage, seconds: number): Promise<void> {
  const end = performance.now() + screenLimit;
  while ((await form.look()).errors === 0 && performance.now() < end) await page.waitForTimeout(40);
  await lane.clock?.runFor((seconds + 1) * 1000);
}

/** Milliseconds for a form to report its result once the connection is back. */
const goingOnLimit = 12_000;

/** A form that waited for the connection continues on its own (R19). */
async function goesOn(
  scene: Scene,
  { form: { index } }: Sending,
  { offline, saysOnLine }: Trouble,
): Promise<boolean> {
  const { witness } = scene;
  if (!offline || saysOnLine !== undefined || reportedOutcome(scene, index) !== 'waiting') return false;
  const countBefore = witness.eventCount(index);
  const hasContinued = await witness.until(() => witness.eventCount(index) > countBefore, goingOnLimit);
  if (!hasContinued)
    scene.complain(`Form ${index} says that it is offline, but does not send once it is online (R19)`);
  return hasContinued;
}

const catchUpPause = 5000;

/** Milliseconds on the page's clock while nothing happens, and the real time after which we give up. */
const moreTime = 15_000;
const patienceOnHeldClock = 15_000;

/** Milliseconds on the page's clock to accept a press; longer if the form first fetches its validation. */
const takingTime = { standard: 100, withRules: 1500 };

/** The form validates before it emits an event for a second press. */
async function afterthought({ page, witness }: Scene, form: number): Promise<void> {
  const isBlocked = witness.last('aw:error', form)?.detail.includes('"captcha-blocked"');
  const ms = isBlocked ? takingTime.withRules : takingTime.standard;
  await page.evaluate((limit) => new Promise((resolve) => setTimeout(resolve, limit)), ms);
}

async function waitForLook(scene: Scene, { form, typed }: Sending): Promise<string[]> {
  const end = performance.now() + screenLimit;
  const { isTogether } = scene.visit;
  for (;;) {
    const amiss = judgeLook(await form.look(), {
      outcome: reportedOutcome(scene, form.index),
      typed,
      isTogether,
    });
    if (amiss.length === 0 || performance.now() > end || scene.witness.pending(form.index) > 0) return amiss;
    await scene.page.waitForTimeout(40);
  }
}

function reportedOutcome({ witness }: Scene, form: number): Outcome {
  const last = witness.events.findLast(
    (event) => event.form === form && (event.type === 'aw:success' || event.type === 'aw:error'),
  );
  if (last?.type === 'aw:success') return 'thanked';
  if (last && reportsOffline(last.detail)) return 'waiting';
  return last?.detail.includes('"captcha-closed"') ? 'challenge closed' : 'error';
}
