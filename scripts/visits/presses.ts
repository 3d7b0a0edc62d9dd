import type { FormOnPage } from './form-on-page.ts';
import { judgeBusy, type Story } from './judge.ts';
import type { Lane } from './lane.ts';
import type { Lead } from './lead.ts';
import { pathOf, setFaults } from './sandbox-faults.ts';
import { settle, sitOut, type Sending } from './settle-press.ts';
import {
  arrives,
  hangingPlaces,
  mayStore,
  mustSucceed,
  unconfigured,
  type Step,
  type Trouble,
  type Visit,
} from './visit.ts';
import type { Witness } from './watch-page.ts';

/** What one visit is played with. */
export interface Scene extends Story {
  readonly visit: Visit;
  readonly lane: Lane;
  readonly address: string;
  /** Milliseconds after which a busy form counts as stuck. */
  readonly patience: number;
  /** Whether a press was found stuck: the visit ends, as each further one takes most of a minute. */
  readonly isStuck: () => boolean;
}

/** Milliseconds for a press to be accepted, as only validation comes before that, and for one that may miss. */
const limits = { accept: 20_000, miss: 2000 };

/** Characters. A browser may refuse to finish sending more than 64 kB once its page is gone. */
const keptAlive = 20_000;

/** The presses of a visit; several may wait for their answers. */
export class Presses {
  private pending: Sending[] = [];
  private readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Whether the visitor can press here before the answers to earlier presses: a captcha's question covers all. */
  canBeBeside({ index }: FormOnPage): boolean {
    return this.pending.every(({ form, trouble }) => form.index !== index && trouble.captcha !== 'challenge');
  }

  fail(form: FormOnPage, trouble: Trouble): void {
    setFaults(this.scene.lane.sandbox, trouble, form.placed.shape);
  }

  /** Presses at the same time share the first one's trouble. */
  async make(
    step: Extract<Step, { does: 'press' }>,
    form: FormOnPage,
    witness: Witness,
    leadIn: () => Promise<Lead>,
  ): Promise<void> {
    const isAlone = this.pending.length === 0;
    const trouble = this.pending[0]?.trouble ?? step.trouble;
    if (isAlone) this.fail(form, trouble); // some of it is fetched when the visitor begins to type
    const lead = await leadIn();
    if (isAlone) this.fail(form, trouble);
    const sending = await this.begin(lead, { form, witness, trouble });
    if (isAlone && trouble.offline?.from === 'before the press') await form.page.context().setOffline(true);
    this.scene.log(`form ${form.index}: ${step.press}`);
    await form.press(step.press);
    const isAccepted = () => witness.of(form.index).length > sending.events; // by an error, too: its code may not load
    if (!isAlone && !(await witness.until(isAccepted, limits.miss))) await form.press(step.press); // thanks move pages
    if (!(await witness.until(isAccepted, limits.accept)))
      this.scene.complain(`Form ${form.index} did not accept a press (${step.press})`, 'stuck');
    this.pending.push(sending);
    await sitOut(sending);
    if (step.patience === null) await this.settle();
    else await form.page.waitForTimeout(step.patience);
  }

  /** Waits for the answers to all presses and judges them. */
  async settle(): Promise<void> {
    for (const sending of this.pending) await this.finish(sending);
    this.pending = [];
    this.scene.lane.sandbox.heal();
  }

  /** A visitor leaves without waiting. A request that left intact arrives even if its page is gone. */
  abandon(): void {
    const isAlone = this.pending.length === 1;
    for (const sending of this.pending) {
      const { lead, witness, posts, trouble } = sending;
      sending.isLeft = true;
      const isSmall = JSON.stringify(lead.answers).length < keptAlive;
      lead.mayBeStored = true;
      lead.mustBeStored ||= witness.leadPosts().length > posts && arrives(trouble) && isSmall && isAlone;
    }
  }

  /** The page is gone. Some of its presses were answered before that. */
  end(ending: 'gave up' | 'left'): void {
    for (const { lead, witness, form, events } of this.pending) {
      const answers = witness.of(form.index).slice(events);
      lead.ending = answers.some(({ type }) => type === 'aw:success') ? 'thanked' : ending;
      this.noteStored(lead);
    }
    this.pending = [];
    this.scene.lane.sandbox.heal();
  }

  private async begin(lead: Lead, to: Pick<Sending, 'form' | 'witness' | 'trouble'>): Promise<Sending> {
    const { patience, log, complain } = this.scene;
    const { form, witness, trouble } = to;
    await this.noteAdviser(lead, form);
    lead.notePress();
    lead.mayBeStored ||= mayStore(trouble);
    await witness.catchUp();
    const pressedAt = await form.page.evaluate(() => Date.now());
    const before = { events: witness.of(form.index).length, posts: witness.leadPosts().length };
    return { ...to, ...before, lead, pressedAt, patience, log, complain };
  }

  private async finish(sending: Sending): Promise<void> {
    const { lead, form, witness, trouble, complain, log } = sending;
    const outcome = await settle(sending);
    log(`form ${form.index}: ${outcome}`);
    lead.ending = outcome === 'thanked' || outcome === 'stuck' ? outcome : 'gave up';
    this.noteStored(lead);
    await this.noteAdviser(lead, form);
    const isAsked = trouble.captcha === 'challenge' || trouble.captcha === 'close';
    const canSend = !sending.isLeft && !this.scene.visit.quirks.includes(unconfigured);
    const isOdd =
      outcome === 'challenge closed' ? !isAsked : outcome === 'error' && canSend && mustSucceed(trouble);
    if (isOdd && !this.stillHangs(lead)) complain(`Form ${form.index}: ${outcome} without a fault`);
    if (trouble.captcha !== 'challenge')
      judgeBusy(sending.pressedAt, witness.of(form.index).slice(sending.events)).forEach((text) =>
        complain(`Form ${form.index}: ${text}`, 'stuck'),
      );
    const kept = outcome === 'thanked' ? await form.stored() : '';
    if (lead.isIn(kept)) complain(`${lead.signature.mark} is thanked, and still in the browser's storage`);
  }

  /** Browsers make a later request for a file wait for the one that hangs. */
  private stillHangs({ placed: { shape } }: Lead): boolean {
    const { steps } = this.scene.visit;
    const hung = steps.flatMap((step) => (step.does === 'press' ? hangingPlaces(step.trouble) : []));
    return (
      hung.includes('delivery code') ||
      this.pending.some(({ witness }) => witness.isUnderWay(pathOf('captcha', shape)))
    );
  }

  /** What was stored once must never vanish. */
  private noteStored(lead: Lead): void {
    lead.mustBeStored ||= this.scene.lane.rows().some(({ fields }) => lead.isIn(JSON.stringify(fields)));
  }

  /** A lead may carry the adviser that the browser remembered before or after its press (row 11). */
  private async noteAdviser(lead: Lead, { page }: FormOnPage): Promise<void> {
    const cookies = await page.context().cookies();
    lead.remembered.add(cookies.find((cookie) => cookie.name === 'aaid')?.value ?? '');
    this.pending.forEach(({ form }) => lead.remembered.add(form.placed.adviser));
  }
}
