import type { Frame } from 'playwright';
import type { Scene, Sending } from './scene.ts';
import type { Trouble } from './troubles.ts';

/**
 * What the visitor and the network do after a press, until nothing but the answer is missing. A press may need the
 * connection to be `taken`; a challenge comes after that.
 */
export async function sitOutTrouble(scene: Scene, trouble: Trouble, { sending, taken }: { sending: Sending; taken: Promise<unknown> }): Promise<void> {
  if (trouble.offline) await flicker(scene, trouble.offline);
  await taken;
  if (trouble.answer) await answerChallenge(scene, trouble.answer, sending);
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

/** The stand-in shows it a moment after the press; another press beside it may have closed it again. */
async function answerChallenge(scene: Scene, answer: 'solve' | 'dismiss', { form }: Sending): Promise<void> {
  for (let look = 0; look < 100 && scene.witness.pending(form.index) > 0; look++) {
    const challenge = await shownChallenge(scene);
    if (challenge) {
      scene.tell(`meets the challenge: ${answer}`);
      const options = { timeout: 2000 };
      const done = answer === 'solve' ? challenge.click('button', options) : scene.page.mouse.click(3, 3);
      return done.catch((error: unknown) => scene.tell(`the challenge went away: ${String(error).split('\n')[0] ?? ''}`));
    }
    await scene.page.waitForTimeout(50);
  }
}

async function shownChallenge({ page }: Scene): Promise<Frame | undefined> {
  const name = await page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[name^="c-"]')];
    return frames.find((frame) => getComputedStyle(frame).visibility !== 'hidden')?.name;
  });
  return name === undefined ? undefined : (page.frame({ name }) ?? undefined);
}
