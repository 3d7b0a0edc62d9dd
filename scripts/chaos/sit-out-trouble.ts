import type { Scene, Sending } from './scene.ts';
import type { Trouble } from './troubles.ts';

/**
 * What the visitor and the network do after a press, until nothing but the answer is missing. A press may need the
 * connection to be `taken`; a challenge comes after that.
 */
export async function sitOutTrouble(scene: Scene, trouble: Trouble, { sendings, taken }: { sendings: readonly Sending[]; taken: Promise<unknown> }): Promise<void> {
  if (trouble.offline) await flicker(scene, trouble.offline);
  await taken;
  if (trouble.answer) await answerChallenge(scene, trouble.answer, sendings);
}

/** Milliseconds until the connection breaks in any case. */
const sendingLimit = 2000;

async function flicker({ lane, page, witness }: Scene, { from, turns }: NonNullable<Trouble['offline']>): Promise<void> {
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

/** Milliseconds a challenge may take to come after a press, longer than a form waits for one, and to go after an answer. */
const challengeLimit = { come: 15_000, go: 2000 };

/**
 * By hand, at places in the window: of a page that came back from the cache, Playwright knows no frames. Another
 * press beside it may have closed the challenge again; one that no hand can close is a flaw of this tool.
 */
async function answerChallenge(scene: Scene, answer: 'solve' | 'dismiss', sendings: readonly Sending[]): Promise<void> {
  const isOver = () => sendings.every(({ form }) => scene.witness.pending(form.index) <= 0);
  if (!(await untilChallenge(scene, { limit: challengeLimit.come, isThere: true, isOver }))) return;
  for (let hands = 0; hands < 3; hands++) {
    const place = await challengePlace(scene);
    if (!place) return;
    scene.tell(`meets the challenge: ${answer}`);
    await (answer === 'solve' ? scene.page.mouse.click(place.x, place.y) : scene.page.mouse.click(3, 3));
    if (await untilChallenge(scene, { limit: challengeLimit.go, isThere: false, isOver })) return;
  }
  if (!isOver()) throw new Error(`A challenge stays open, whatever is done to ${answer} it`);
}

interface ChallengeWait {
  readonly limit: number;
  readonly isThere: boolean;
  /** There is nothing to wait for any more. */
  readonly isOver: () => boolean;
}

async function untilChallenge(scene: Scene, { limit, isThere, isOver }: ChallengeWait): Promise<boolean> {
  const end = performance.now() + limit;
  for (;;) {
    if (((await challengePlace(scene)) !== undefined) === isThere) return true;
    if (isOver() || performance.now() > end) return false;
    await scene.page.waitForTimeout(50);
  }
}

/** The button of the challenge that is shown: the stand-in has it in the lower third, at the left. */
function challengePlace({ page }: Scene): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[name^="c-"]')];
    const box = frames.find((frame) => getComputedStyle(frame).visibility !== 'hidden')?.getBoundingClientRect();
    return box && { x: box.left + 80, y: box.top + box.height * 0.7 };
  });
}
