import { answerChallenge } from './answer-challenge.ts';
import { pathOf } from './begin-trouble.ts';
import type { Scene, Sending } from './scene.ts';
import type { Trouble } from './trouble.ts';

export interface Shared {
  readonly sendings: readonly Sending[];
  /** Resolves once each press is accepted or has failed to be. */
  readonly taken: Promise<unknown>;
}

/** `taken` may depend on the connection; a challenge comes after it. */
export async function sitOutTrouble(
  scene: Scene,
  trouble: Trouble,
  { sendings, taken }: Shared,
): Promise<void> {
  if (trouble.offline) await flicker(scene, trouble.offline);
  await passTime(scene, trouble, sendings);
  await taken;
  if (trouble.answer) await answerChallenge(scene, trouble, sendings);
}

/** Milliseconds until the connection breaks even if nothing is sent. */
const sendingLimit = 2000;

async function flicker(
  { lane, page, witness }: Scene,
  { from, turns }: NonNullable<Trouble['offline']>,
): Promise<void> {
  if (from === 'sending') {
    const sent = witness.posts();
    await witness.until(() => witness.posts() > sent, sendingLimit);
    await lane.context.setOffline(true);
  }
  for (const [turn, ms] of turns.entries()) {
    await page.waitForTimeout(ms);
    await lane.context.setOffline(turn % 2 === 1);
  }
  await lane.context.setOffline(false);
}

/** Milliseconds to wait for the request during which the clock jumps. */
const requestLimit = 8000;

async function passTime(scene: Scene, { jumps = [] }: Trouble, sendings: readonly Sending[]): Promise<void> {
  const { witness, lane, visit } = scene;
  const shape = visit.forms[sendings[0]?.form.index ?? 0]?.shape;
  const isOver = () =>
    sendings.every(
      ({ form, before }) =>
        witness.eventCount(form.index) > before.eventCount && witness.pending(form.index) <= 0,
    );
  for (const { at, ms } of shape ? jumps : []) {
    const isUnderWay = () => shape !== undefined && witness.isUnderWay(pathOf(at, shape));
    await witness.until(() => isUnderWay() || isOver(), requestLimit);
    if (isOver()) return;
    if (!isUnderWay()) continue;
    scene.log(`${ms} ms pass on the page's clock while waiting for the ${at}`);
    await lane.clock?.runFor(ms);
  }
}
