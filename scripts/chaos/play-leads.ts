import type { LeadAccount, Ending } from './account.ts';
import { secretsOf } from './answers.ts';
import { duplicateTab } from './duplicate-tab.ts';
import { enterAnswers } from './enter-answers.ts';
import { formOnPage } from './form-on-page.ts';
import { expectNothingOf } from './interrupt.ts';
import { allowsPost, judgeEvents } from './judge-events.ts';
import { lostValues } from './judge-look.ts';
import { makeTry } from './make-try.ts';
import { openPage } from './open-page.ts';
import { reload } from './reload.ts';
import { expectRemembered, noteCompanions } from './remembered-adviser.ts';
import type { Scene, Sending } from './scene.ts';
import { answersAt } from './visit.ts';

export async function playLeads(scene: Scene, accounts: readonly LeadAccount[]): Promise<void> {
  await openPage(scene, accounts);
  const unsent: Sending[] = [];
  for (const account of accounts.filter(isNeverSent)) unsent.push(await typeIn(scene, account));
  const partner = accounts.find(({ lead }) => lead.isInDuplicate);
  for (const group of groupsOf(
    scene,
    accounts.filter((account) => !isNeverSent(account) && account !== partner),
  )) {
    if (!(await sendGroup(scene, group, partner))) return;
  }
  for (const sending of unsent) await expectUntouched(scene, sending);
}

function isNeverSent({ lead }: LeadAccount): boolean {
  return lead.tries.length === 0;
}

function groupsOf({ visit }: Scene, sent: readonly LeadAccount[]): LeadAccount[][] {
  const together = visit.isTogether ? 2 : 0;
  return [sent.slice(0, together), ...sent.slice(together).map((account) => [account])].filter(
    (group) => group.length > 0,
  );
}

async function typeIn(scene: Scene, account: LeadAccount): Promise<Sending> {
  const { lead, placed } = account;
  const { witness } = scene;
  const form = formOnPage(scene.page, lead.form, placed.shape);
  await form.ready();
  if ((await form.look()).isThanked) await form.closePanel();
  await form.button.waitFor();
  await enterAnswers(form, lead.answers, lead.entry);
  scene.log(`form ${lead.form}: ${lead.mark} is typed in (${lead.entry})`);
  const before = {
    presses: witness.of(lead.form).filter(allowsPost).length,
    thanks: witness.count('aw:success', lead.form),
    answers: 0,
    posts: 0,
    reached: 0,
    eventCount: 0,
  };
  return { account, form, typed: (await form.look()).values, before };
}

/** Resolves with `false` if the page is gone or no form is free for the next lead. */
async function sendGroup(
  scene: Scene,
  group: readonly LeadAccount[],
  partner?: LeadAccount,
): Promise<boolean> {
  const sendings: Sending[] = [];
  for (const account of group) sendings.push(await typeIn(scene, account));
  await makeTry(scene, sendings, 0);
  if (partner) await sendFromDuplicate(scene, sendings, partner);
  for (const sending of sendings) await tryOn(scene, sending);
  if (group.some(hasLeft)) return false;
  noteCompanions(group);
  await expectRemembered(scene, group);
  if (scene.visit.isStaff) return beginWithNext(scene, sendings);
  const isOnlyForm = scene.visit.forms.length === 1;
  return group.every(({ ending }) => ending === 'thanked' || (ending === 'gave up' && !isOnlyForm));
}

/** The new tab takes another id and starts without the draft (R18); the old one stays open. */
async function sendFromDuplicate(
  scene: Scene,
  [first]: readonly Sending[],
  partner: LeadAccount,
): Promise<void> {
  if (!first || hasLeft(first.account)) return;
  const duplicate = await duplicateTab(scene);
  const form = formOnPage(duplicate.page, partner.lead.form, partner.placed.shape);
  await form.ready();
  await expectNothingOf(duplicate, { ...first, form }, 'In a duplicated tab');
  const sending = await typeIn(duplicate, partner);
  await makeTry(duplicate, [sending], 0);
  await tryOn(duplicate, sending);
  judgeEvents(duplicate.witness, [partner]).forEach((text) =>
    scene.complain(`In the duplicated tab: ${text}`),
  );
}

/** Staff reload a form that does not reset; nothing of the last customer remains (R18). */
async function beginWithNext(scene: Scene, [sending]: readonly Sending[]): Promise<boolean> {
  if (!sending || sending.account.ending === 'stuck') return false;
  if (sending.account.ending === 'thanked') return true;
  await reload(scene.page);
  scene.witness.forgetPending(sending.form.index);
  await sending.form.ready();
  await expectNothingOf(scene, sending, 'For the next customer of staff');
  return true;
}

async function tryOn(scene: Scene, sending: Sending): Promise<void> {
  const { account, form, before } = sending;
  for (let number = 1; number < account.lead.tries.length && endingOf(account) === 'gave up'; number++)
    await makeTry(scene, [sending], number);
  account.ending = endingOf(account);
  account.accepted = scene.witness.of(form.index).filter(allowsPost).length - before.presses;
  if (account.ending === 'thanked' && !hasLeft(account)) await expectForgotten(scene, sending);
}

/** The visitor may have been thanked just before leaving. */
function hasLeft({ tries }: LeadAccount): boolean {
  const kind = tries.at(-1)?.attempt.interruption?.kind;
  return kind === 'leave' || kind === 'close';
}

function endingOf({ tries }: LeadAccount): Ending {
  const outcome = tries.at(-1)?.outcome;
  return outcome === 'thanked' || outcome === 'left' || outcome === 'stuck' ? outcome : 'gave up';
}

async function expectForgotten(scene: Scene, { account }: Sending): Promise<void> {
  const kept = await scene.page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  const { lead, tries } = account;
  const secrets = secretsOf(lead.mark, answersAt(lead, tries.length));
  if (secrets.some((secret) => kept.includes(secret)))
    scene.complain(`${lead.mark} is delivered, and still in the browser's storage`);
}

/** Values entered without an event do not survive a reload. */
async function expectUntouched(scene: Scene, { account, form, typed }: Sending): Promise<void> {
  const loads = scene.witness.events.filter(
    ({ type, detail }) => type === 'pageshow' && detail.includes('false'),
  ).length;
  if (loads > 1 && !account.placed.shape.keepsDraft) return;
  if (loads > 1 && account.lead.entry !== 'keyboard' && account.lead.entry !== 'fill') return;
  await form.ready();
  const look = await form.look();
  const lost = lostValues(look.values, typed);
  if (lost.length > 0) scene.complain(`Form ${form.index}, which nobody sent: ${lost.join()}`);
  if (look.errors > 0 || look.isThanked || look.isClosed)
    scene.complain(`Form ${form.index}, which nobody sent, shows another form's outcome`);
}
