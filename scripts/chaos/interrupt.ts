import type { Outcome } from './account.ts';
import { secretsOf } from './answers.ts';
import { lostValues } from './judge-look.ts';
import type { Scene, Sending } from './scene.ts';
import { settle } from './settle.ts';
import { arrives } from './troubles.ts';
import type { Try } from './visit.ts';

/** The visitor turns away from a press that is not answered yet, and perhaps comes back. */
export async function interrupt(scene: Scene, sending: Sending, { kind, afterMs }: NonNullable<Try['interruption']>): Promise<Outcome> {
  const { page, lane } = scene;
  await page.waitForTimeout(afterMs);
  scene.tell(`interrupts: ${kind}`);
  sending.account.mustBeStored = isOnItsWay(scene, sending);
  const elsewhere = lane.serve({ name: 'elsewhere', html: '<!doctype html><title>Elsewhere</title><p>Elsewhere</p>', origin: scene.visit.origin });
  if (kind === 'close') await page.close();
  else if (kind === 'reload') await page.reload();
  else await page.goto(elsewhere);
  if (kind === 'back') await page.goBack({ waitUntil: 'commit' }); // a page that was kept loads nothing
  if (kind === 'leave') await scene.witness.catchUp();
  if (kind === 'reload' || kind === 'back') return comeBack(scene, sending);
  return isThanked(scene, sending) ? 'thanked' : 'left';
}

/** More than this a browser may not carry on sending for a page that is gone (fault 7). */
const keptAlive = 60 * 1024;

/** Sent off, with nothing that keeps it from arriving: it arrives whether or not its page stays. */
function isOnItsWay({ witness, visit }: Scene, { account, before }: Sending): boolean {
  const { trouble } = account.lead.tries[account.tries.length] ?? {};
  const isSmall = JSON.stringify(account.lead.answers).length * 3 < keptAlive;
  return witness.posts() > before.posts && trouble !== undefined && arrives(trouble) && isSmall && !visit.isHurried;
}

async function comeBack(scene: Scene, sending: Sending): Promise<Outcome> {
  const { witness } = scene;
  const { form } = sending;
  await form.ready();
  await witness.catchUp();
  const wasKept = witness.last('pageshow', -1)?.detail === '{"persisted":true}';
  scene.tell(wasKept ? 'comes back to the page as it was left' : 'comes back to the page, loaded anew');
  if (wasKept) return settle(scene, sending);
  scene.visit.forms.forEach((_, index) => witness.forgetPending(index));
  return isThanked(scene, sending) ? expectBlank(scene, sending) : expectRestored(scene, sending);
}

function isThanked({ witness }: Scene, { form, before }: Sending): boolean {
  return witness.count('aw:success', form.index) > before.thanks;
}

/** Nothing of a delivered lead comes back. */
async function expectBlank(scene: Scene, { form, account }: Sending): Promise<Outcome> {
  const { mark, answers } = account.lead;
  const text = JSON.stringify((await form.look()).values);
  if (secretsOf(mark, answers).some((secret) => text.includes(secret))) scene.complain('A delivered lead stands in the form again');
  return 'thanked';
}

/** A reload loses nothing that was sent off (fault 42). */
async function expectRestored(scene: Scene, { form, typed }: Sending): Promise<Outcome> {
  const lost = lostValues((await form.look()).values, typed);
  if (lost.length > 0) scene.complain(`After coming back, ${lost.join()}`);
  return lost.length > 0 ? 'stuck' : 'reloaded';
}
