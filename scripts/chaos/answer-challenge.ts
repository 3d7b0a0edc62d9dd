import type { Scene, Sending } from './scene.ts';
import type { Trouble } from './troubles.ts';

/** Milliseconds a challenge may take to come after a press, longer than a form waits for one, and to go after an answer. */
const challengeLimit = { come: 15_000, go: 2000 };

/**
 * By hand, at places in the window: of a page that came back from the cache, Playwright knows no frames. Another
 * press beside it may have closed the challenge again; one that no hand can close is a flaw of this tool.
 */
export async function answerChallenge(scene: Scene, { answer, thinks }: Trouble, sendings: readonly Sending[]): Promise<void> {
  const isOver = () => sendings.every(({ form }) => scene.witness.pending(form.index) <= 0);
  if (!(await untilChallenge(scene, { limit: challengeLimit.come, isThere: true, isOver }))) return;
  if (thinks) await think(scene, thinks);
  for (let hands = 0; hands < 3; hands++) {
    const place = await challengePlace(scene);
    if (!place) return;
    scene.tell(`meets the challenge: ${answer ?? 'nothing'}`);
    await (answer === 'solve' ? scene.page.mouse.click(place.x, place.y) : scene.page.mouse.click(3, 3));
    if (await untilChallenge(scene, { limit: challengeLimit.go, isThere: false, isOver })) return;
  }
  if (!isOver()) throw new Error(`A challenge stays open, whatever is done to ${answer ?? 'pass'} it`);
}

/** Milliseconds in which another form, pressed at the same moment, gets its answer, where it has no challenge of its own. */
const otherFormLimit = 5000;

/** Time passes on the page's clock, once no other form is busy: what it waits for would be given up meanwhile. */
async function think({ witness, visit, lane }: Scene, ms: number): Promise<void> {
  const busy = () => visit.forms.filter((_, form) => witness.pending(form) > 0);
  await witness.until(() => busy().length < 2, otherFormLimit);
  await lane.clock?.runFor(ms);
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
