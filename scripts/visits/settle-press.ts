import type { Page } from 'playwright';
import type { FormOnPage } from './form-on-page.ts';
import { judgeLook, reportsOffline, type Outcome, type Story } from './judge.ts';
import type { Lead } from './lead.ts';
import { pathOf } from './sandbox-faults.ts';
import { hangingPlaces, type Trouble } from './visit.ts';
import type { PageEvent, Witness } from './watch-page.ts';

/** A press that has no answer yet. */
export interface Sending extends Story {
  readonly lead: Lead;
  readonly form: FormOnPage;
  readonly witness: Witness;
  readonly trouble: Trouble;
  /** On the page's clock. */
  readonly pressedAt: number;
  /** How many events and leads sent there were before it. */
  readonly events: number;
  readonly posts: number;
  /** The visitor left the page before the answer, so browsers may break the request off. */
  isLeft?: boolean;
  /** Milliseconds after which a busy form counts as stuck. */
  readonly patience: number;
}

/** Milliseconds for what a visitor waits for. */
const limits = { sending: 2000, request: 8000, question: 15_000, look: 10_000, connection: 12_000 };

/** On the page's clock: longer than a press may be busy, and a step while nothing happens. */
const jumps = { pastTheLimit: 26_000, idle: 15_000 };

function isOver({ witness, form: { index }, events }: Sending): boolean {
  return witness.of(index).length > events && witness.pending(index) <= 0;
}

/** Plays what happens to a press before its answer: time passes, a question is asked, the connection is lost. */
export async function sitOut(sending: Sending): Promise<void> {
  const { trouble, witness, form, lead, log } = sending;
  const context = form.page.context();
  if (trouble.offline?.from === 'while sending') {
    await witness.until(() => witness.leadPosts().length > sending.posts, limits.sending);
    await context.setOffline(true);
  }
  if (trouble.offline) await form.page.waitForTimeout(trouble.offline.ms);
  await context.setOffline(false);
  for (const place of hangingPlaces(trouble)) {
    const isUnderWay = () => witness.isUnderWay(pathOf(place, lead.placed.shape));
    await witness.until(() => isUnderWay() || isOver(sending), limits.request);
    if (!isUnderWay() || isOver(sending)) continue;
    log(`26 seconds pass while the ${place} does not answer`);
    await context.clock.runFor(jumps.pastTheLimit);
  }
  if (trouble.captcha === 'challenge') await answerChallenge(sending);
}

/** Waits until the form has reported the end of its press and shows it. */
export async function settle(sending: Sending): Promise<Outcome> {
  const { witness, form, lead, trouble, complain } = sending;
  const { index, page } = form;
  const lookProblems = async () => judgeLook(await form.look(), outcomeOf(sending), lead);
  for (;;) {
    if (!(await hasAnswered(sending))) {
      complain(`Form ${index} does not say how its press ended`, 'stuck');
      return 'stuck';
    }
    const answered = witness.of(index).length;
    const goesOn = () => witness.of(index).length > answered;
    const isWaiting = trouble.offline !== undefined && outcomeOf(sending) === 'waiting';
    if (isWaiting && (await witness.until(goesOn, limits.connection))) continue;
    if (isWaiting) complain(`Form ${index} is online again, and does not send (R19)`);
    await witness.until(async () => goesOn() || (await lookProblems()).length === 0, limits.look);
    const isBlocked = lastAnswer(sending)?.detail.includes('"captcha-blocked"'); // a second press then fetches code first
    await passMoment(page, isBlocked ? 1500 : 100);
    await witness.catchUp();
    if (goesOn()) continue; // the last of several presses was accepted only now
    const outcome = outcomeOf(sending);
    (await lookProblems()).forEach((text) => complain(`Form ${index} after "${outcome}": ${text}`));
    return outcome;
  }
}

function lastAnswer({ witness, form }: Sending): PageEvent | undefined {
  return witness.of(form.index).findLast(({ type }) => type === 'aw:success' || type === 'aw:error');
}

function outcomeOf(sending: Sending): Outcome {
  const last = lastAnswer(sending);
  if (last?.type === 'aw:success') return 'thanked';
  if (last && reportsOffline(last.detail)) return 'waiting';
  return last?.detail.includes('"captcha-closed"') ? 'challenge closed' : 'error';
}

async function hasAnswered(sending: Sending): Promise<boolean> {
  const { witness, form, patience, trouble } = sending;
  const rounds = hangingPlaces(trouble).length > 0 ? 4 : 1;
  for (let round = 0; round < rounds; round++) {
    if (await witness.until(() => isOver(sending), patience / rounds)) return true;
    if (rounds > 1) await form.page.clock.runFor(jumps.idle);
  }
  return isOver(sending);
}

/** On the page's clock: time to accept the last of several presses. */
function passMoment(page: Page, ms: number): Promise<void> {
  return page.evaluate((limit) => new Promise((resolve) => setTimeout(resolve, limit)), ms);
}

/** Clicks at window coordinates: Playwright has no frames for a page from the back/forward cache. */
async function answerChallenge(sending: Sending): Promise<void> {
  const { witness, form, trouble, log } = sending;
  const { mouse } = form.page;
  const isAsked = async () => (await questionIn(form.page)) !== undefined;
  await witness.until(async () => isOver(sending) || (await isAsked()), limits.question);
  for (let hands = 0; hands < 3; hands++) {
    const place = await questionIn(form.page);
    if (!place) return;
    log(`meets the captcha's question: ${trouble.answer ?? 'solve'}`);
    await (trouble.answer === 'dismiss' ? mouse.click(3, 3) : mouse.click(place.x, place.y));
    if (await witness.until(async () => isOver(sending) || !(await isAsked()), 2000)) return;
  }
  if (!isOver(sending)) sending.complain(`Form ${form.index}: no click ends the captcha's question`, 'stuck');
}

/** Where the stand-in's button is: at the left of the lower third. */
function questionIn(page: Page): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[name^="c-"]')];
    const shown = frames.find((frame) => getComputedStyle(frame).visibility !== 'hidden');
    const box = shown?.getBoundingClientRect();
    return box && { x: box.left + 80, y: box.top + box.height * 0.7 };
  });
}
