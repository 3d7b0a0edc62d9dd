import type { Page } from 'playwright';
import { FormOnPage } from './form-on-page.ts';
import { judgeLook, lostValues, type Story } from './judge.ts';
import { Lead } from './lead.ts';
import type { Signature } from './people.ts';
import { ownerOf } from './visit-page.ts';
import type { Visit } from './visit.ts';
import { Witness } from './watch-page.ts';

/** Milliseconds: where locks never answer, a form waits a second before it shows a draft. */
const draftLimit = 3000;

/** Milliseconds: 40 days. */
const setBack = 3_456_000_000;

/** A tab of the visitor's browser, with the leads that were typed in it. */
export class Tab {
  readonly witness: Witness;
  readonly leads: Lead[] = [];
  private readonly page: Page;
  private readonly visit: Visit;
  private readonly story: Story;
  /** The lead in each form. */
  private readonly current = new Map<number, Lead>();
  /** Whose link was followed. */
  private to: number | undefined;

  constructor(page: Page, visit: Visit, story: Story) {
    this.page = page;
    this.visit = visit;
    this.story = story;
    this.witness = new Witness(page);
  }

  form(number: number): FormOnPage {
    const index = number % this.visit.forms.length;
    const [placed] = this.visit.forms.slice(index);
    if (!placed) throw new Error('A visit needs a form');
    return new FormOnPage(this.page, index, placed);
  }

  /** Returns the lead in the form, or types a new one. */
  async leadIn(form: FormOnPage, count: number, signature: Signature): Promise<Lead> {
    await form.reach();
    const typed = this.current.get(form.index);
    if (typed?.isOpen) return typed;
    if ((await form.look()).isThanked) await form.closePanel();
    await form.button.waitFor();
    const { people } = this.visit;
    const person = people[count % people.length] ?? {};
    const lead = new Lead(form, { owner: ownerOf(form.placed, this.to), signature, person });
    this.leads.push(lead);
    this.current.set(form.index, lead);
    await form.fillIn(lead.answers, form.placed.entry);
    lead.typed = (await form.look()).values;
    this.story.log(`form ${form.index}: types ${signature.mark}`);
    return lead;
  }

  async reload(): Promise<void> {
    const load = () => this.page.reload({ waitUntil: 'commit', timeout: 15_000 }); // requests may hang
    await load().catch(load); // Chromium ignores one reload in several thousand
  }

  /** Opens another page in its place. */
  async leave(): Promise<void> {
    const leave = () => this.page.goto(new URL('/elsewhere', this.page.url()).href);
    await leave().catch(leave); // Chromium stays on one page in several thousand that asks to be stayed on
  }

  /** Leaves the page and returns. Returns whether the browser had kept it. */
  async goBack(): Promise<boolean> {
    await this.leave();
    await this.page.goBack({ waitUntil: 'commit' });
    await this.page.locator('[data-widget]').first().waitFor({ state: 'attached' });
    await this.witness.catchUp();
    return this.witness.events.findLast(({ type }) => type === 'pageshow')?.detail === '{"persisted":true}';
  }

  /** Opens the same page as another adviser's. Returns the leads that are then another's. */
  async followLink(): Promise<Lead[]> {
    const before = this.to;
    this.to = 1;
    await this.page.goto(`${this.page.url().split('?')[0]}?to=1`, { waitUntil: 'commit' });
    return this.leads.filter(({ placed }) => ownerOf(placed, before) !== ownerOf(placed, this.to));
  }

  /**
   * After a page has loaded again it shows what was typed and not delivered (R18): but no delivered lead, none of
   * staff's last customer, and none of another adviser's form (R35).
   */
  async expectDrafts(ofOthers: readonly Lead[]): Promise<void> {
    this.witness.forgetPending();
    for (const [index, lead] of this.current) {
      const form = this.form(index);
      await form.reach();
      const look = await form.look();
      const isOver = !lead.isOpen || lead.placed.shape.startsAnew || ofOthers.includes(lead);
      if (!isOver) await this.expectDraft(form, lead);
      else this.current.delete(index);
      if (isOver && lead.isIn(JSON.stringify(look.values)))
        this.story.complain(`Form ${index} shows ${lead.signature.mark} to others`);
    }
  }

  private async expectDraft(form: FormOnPage, lead: Lead): Promise<void> {
    const isUnheard = lead.placed.entry === 'autofill' && lead.contents.length === 0;
    const hasNoDraft = isUnheard || lead.isForgotten;
    const lost = async () => lostValues(await form.look(), lead.typed);
    const isShown =
      hasNoDraft || (await this.witness.until(async () => (await lost()).length === 0, draftLimit));
    if (!isShown)
      (await lost()).forEach((text) => this.story.complain(`Form ${form.index} after a reload: ${text}`));
    if (lead.isForgotten) lead.mostRows += 1;
    if ((await lost()).length > 0) await form.fillIn(lead.answers, 'fill');
    lead.isForgotten = false;
    lead.typed = (await form.look()).values;
  }

  /** After half an hour, storage holds nothing that was typed. */
  async stayAway(clock: 'kept' | 'set back'): Promise<void> {
    if (this.current.size === 0) return; // the page may still load
    const now = await this.page.evaluate(() => Date.now());
    if (clock === 'set back') await this.page.clock.setSystemTime(now - setBack);
    await this.page.clock.fastForward('31:00');
    const kept = await this.form(0).stored();
    for (const lead of this.current.values()) {
      lead.isForgotten = true;
      if (lead.isIn(kept))
        this.story.complain(`${lead.signature.mark} is still stored after half an hour (R18)`);
    }
  }

  /** What happens in one form changes nothing in another. */
  async expectUnsentKept(): Promise<void> {
    for (const lead of [...this.current.values()].filter(({ contents }) => contents.length === 0)) {
      const problems = judgeLook(await this.form(lead.form).look(), 'unsent', lead);
      problems.forEach((text) => this.story.complain(`Form ${lead.form}, which was never sent: ${text}`));
    }
  }
}
