import type { Scene, Sending } from './scene.ts';
import type { Trouble } from './trouble.ts';

/** Milliseconds for a challenge to appear (longer than a form waits), and to close after an answer. */
const challengeLimit = { come: 15_000, go: 2000 };

/**
 * Clicks at window coordinates: Playwright has no frames for a page from the back/forward cache. A second
 * press may have closed the challenge already. One that no click closes is a bug in this tool.
 */
export async function answerChallenge(
  scene: Scene,
  { answer, thinks }: Trouble,
  sendings: readonly Sending[],
): Promise<void> {
  const isOver = () => sendings.every(({ form }) => scene.witness.pending(form.index) <= 0);
  if (!(await untilChallenge(scene, { limit: challengeLimit.come, isThere: true, isOver }))) return;
  if (thinks) await think(scene, thinks);
  for (let hands = 0; hands < 3; hands++) {
    const place = await challengePlace(scene);
    if (!place) return;
    scene.log(`meets the challenge: ${answer ?? 'nothing'}`);
    await (answer === 'solve' ? scene.page.mouse.click(place.x, place.y) : scene.page.mouse.click(3, 3));
    if (await untilChallenge(scene, { limit: challengeLimit.go, isThere: false, isOver })) return;
  }
  if (!isOver()) throw new Error(`A challenge stays open after every attempt to ${answer ?? 'pass'} it`);
}

/** Milliseconds for another form, pressed at the same moment, to get its answer. */
const otherFormLimit = 5000;

/** Waits until no other form is busy: that form's request would time out. */
async function think({ witness, visit, lane }: Scene, ms: number): Promise<void> {
  const busy = () => visit.forms.filter((_, form) => witness.pending(form) > 0);
  await witness.until(() => busy().length < 2, otherFormLimit);
  await lane.clock?.runFor(ms);
}

interface ChallengeWait {
  readonly limit: number;
  readonly isThere: boolean;
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

/** The stand-in places the button at the left of the lower third. */
function challengePlace({ page }: Scene): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[name^="c-"]')];
    const box = frames
      .find((frame) => getComputedStyle(frame).visibility !== 'hidden')
      ?.getBoundingClientRect();
    return box && { x: box.left + 80, y: box.top + box.height * 0.7 };
  });
}
