import type { LeadAccount, Outcome } from './account.ts';
import { secretsOf } from './answers.ts';
import { enterAnew } from './enter-anew.ts';
import type { FormOnPage } from './form-on-page.ts';
import { lostValues } from './judge-look.ts';
import type { Scene, Sending } from './scene.ts';
import { reload } from './reload.ts';
import { settle } from './settle.ts';
import type { Trouble } from './trouble.ts';
import { arrives } from './troubles.ts';
import { answersAt, type Try } from './visit.ts';

type Interruption = NonNullable<Try['interruption']> & { readonly trouble: Trouble };

export async function interrupt(
  scene: Scene,
  sending: Sending,
  { kind, afterMs, trouble }: Interruption,
): Promise<Outcome> {
  const { page, lane } = scene;
  await page.waitForTimeout(afterMs);
  scene.log(`interrupts: ${kind}`);
  sending.account.mustBeStored = isBeingSent(scene, sending, trouble);
  const elsewhere = lane.serve({
    name: 'elsewhere',
    html: '<!doctype html><title>Elsewhere</title><p>Elsewhere</p>',
    origin: scene.visit.origin,
  });
  if (kind === 'close') await page.close();
  else if (kind === 'reload') await reload(page);
  else await goTo(scene, elsewhere);
  if (kind === 'back') await page.goBack({ waitUntil: 'commit' }); // a cached page loads nothing
  if (kind === 'leave') await scene.witness.catchUp();
  if (kind === 'reload' || kind === 'back') return returnToPage(scene, sending, trouble);
  return isThanked(scene, sending) ? 'thanked' : 'left';
}

/** On a busy machine, Chromium aborts one navigation in several hundred visits; we don't know why. */
async function goTo({ page, log }: Scene, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    log('the browser aborts the navigation; trying again');
    return page.goto(address);
  });
}

/** A browser may refuse to finish sending more than this once its page is gone (fault 7). */
const keptAlive = 60 * 1024;

function isBeingSent(
  { witness }: Scene,
  { account: { lead, tries }, before }: Sending,
  trouble: Trouble,
): boolean {
  const isSmall = JSON.stringify(answersAt(lead, tries.length)).length * 3 < keptAlive;
  return witness.posts() > before.posts && arrives(trouble) && isSmall;
}

async function returnToPage(scene: Scene, sending: Sending, trouble: Trouble): Promise<Outcome> {
  const { witness } = scene;
  const { form } = sending;
  await form.ready();
  await witness.catchUp();
  const wasKept = witness.last('pageshow', -1)?.detail === '{"persisted":true}';
  scene.log(wasKept ? 'returns to the page from the page cache' : 'returns to the page, which loads again');
  if (wasKept) return settle(scene, sending, trouble);
  scene.visit.forms.forEach((_, index) => witness.forgetPending(index));
  return isThanked(scene, sending) ? expectBlank(scene, sending) : expectRestored(scene, sending);
}

function isThanked({ witness }: Scene, { form, before }: Sending): boolean {
  return witness.count('aw:success', form.index) > before.thanks;
}

/** A delivered lead does not reappear. */
async function expectBlank(scene: Scene, { form, account }: Sending): Promise<Outcome> {
  if (await shows(form, account)) scene.complain('A delivered lead is back in the form');
  return 'thanked';
}

/** Nothing of one lead is shown to the sender of the next (R18). */
export async function expectNothingOf(scene: Scene, { form, account }: Sending, when: string): Promise<void> {
  if (await shows(form, account))
    scene.complain(`${when}, form ${form.index} shows what was typed for another lead (R18)`);
}

async function shows(form: FormOnPage, { lead, tries }: LeadAccount): Promise<boolean> {
  const text = JSON.stringify((await form.look()).values);
  return secretsOf(lead.mark, answersAt(lead, tries.length)).some((secret) => text.includes(secret));
}

/** A reload loses nothing that was sent (fault 42); only staff start fresh. */
async function expectRestored(scene: Scene, sending: Sending): Promise<Outcome> {
  const { form, typed, account } = sending;
  const { keepsDraft, startsAnew } = account.placed.shape;
  if (startsAnew) await expectNothingOf(scene, sending, 'After a reload, where staff keep no drafts');
  if (startsAnew) account.lifetimes += 1;
  if (!keepsDraft) {
    await enterAnew(scene, sending, account.tries.length); // the interrupted one
    return 'reloaded';
  }
  const lost = lostValues((await form.look()).values, typed);
  if (lost.length > 0) scene.complain(`After coming back, ${lost.join()}`);
  return lost.length > 0 ? 'stuck' : 'reloaded';
}
