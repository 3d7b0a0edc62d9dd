import { secretsOf } from './answers.ts';
import { enterAnew } from './enter-anew.ts';
import { reload } from './reload.ts';
import type { Scene, Sending } from './scene.ts';
import { answersAt, type Pause } from './visit.ts';

/** Minutes after the last try until a lead and its draft are forgotten (R18). */
const lifetime = 30;

/** After half an hour, storage holds nothing that was typed; the next submission is a new lead. */
export async function stayAway(
  scene: Scene,
  sending: Sending,
  { minutes, isReloaded }: Pause,
): Promise<void> {
  const { page, lane, witness } = scene;
  const { account, form } = sending;
  scene.log(`stays away for ${minutes} minutes${isReloaded ? ' and reloads' : ''}`);
  await lane.clock?.fastForward(minutes * 60_000);
  if (minutes <= lifetime) return;
  account.lifetimes += 1;
  const lastTry = account.tries.length - 1;
  const secrets = secretsOf(account.lead.mark, answersAt(account.lead, lastTry));
  const kept = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  if (secrets.some((secret) => kept.includes(secret)))
    scene.complain(`Form ${form.index}: its draft is still stored after ${minutes} minutes (R18)`);
  if (!isReloaded) return;
  await reload(page);
  witness.forgetPending(form.index);
  await form.ready();
  const shown = JSON.stringify((await form.look()).values);
  if (secrets.some((secret) => shown.includes(secret)))
    scene.complain(`Form ${form.index}: it shows a draft of ${minutes} minutes ago (R18)`);
  await enterAnew(scene, sending, lastTry);
}
