import type { Page } from 'playwright';
import type { FormOnPage } from './form-on-page.ts';
import { judgeTab, type Complaint } from './judge.ts';
import type { Lead } from './lead.ts';
import { Presses, type Scene } from './presses.ts';
import { Tab } from './tab.ts';
import type { Step } from './visit.ts';

/** Takes a visit's steps, and notes how each lead ended. */
export class Visitor {
  private readonly scene: Scene;
  private readonly tab: Tab;
  private readonly presses: Presses;
  private hasLeft = false;

  constructor(scene: Scene, page: Page) {
    this.scene = scene;
    this.tab = new Tab(page, scene.visit, scene);
    this.presses = new Presses(scene);
  }

  get leads(): readonly Lead[] {
    return this.tab.leads;
  }

  async play(): Promise<void> {
    const { tab, presses, scene } = this;
    const { steps } = scene.visit;
    const first = steps.find((step) => step.does === 'press');
    if (first) presses.fail(tab.form(first.form), first.trouble); // some of it is fetched as the page loads
    await tab.witness.begin();
    await tab.witness.page.goto(scene.address);
    scene.log(`opens ${scene.address}`);
    for (const step of steps) if (!this.hasLeft && !scene.isStuck()) await this.take(step);
    await presses.settle();
    if (!this.hasLeft) await tab.expectUnsentKept();
  }

  judgeTab(): Complaint[] {
    const { visit, lane, address } = this.scene;
    const isRelative = visit.quirks.includes('has a base on another host');
    const allowed = {
      apiOrigin: isRelative ? new URL(address).origin : lane.api,
      sendsPerPress: visit.isDeduped ? 3 : 1,
    };
    return judgeTab(this.tab, allowed, lane.rows());
  }

  /** The visitor waits for an answer before anything but leaving the page or pressing in another form. */
  private async take(step: Step): Promise<void> {
    const { tab, presses } = this;
    if (step.does === 'press') {
      const form = tab.form(step.form);
      if (!presses.canBeBeside(form)) await presses.settle();
      return presses.make(step, form, tab.witness, () => this.leadIn(form));
    }
    if (step.does === 'navigate') return this.navigate(step.how);
    await presses.settle();
    if (step.does === 'edit') await this.edit(step);
    else await tab.stayAway(step.clock);
  }

  private leadIn(form: FormOnPage): Promise<Lead> {
    const { visits } = this.scene.lane;
    const count = this.leads.length;
    // Seven: no time or id has them by chance.
    const digits = `5${String(visits % 10_000).padStart(4, '0')}${String(count % 100).padStart(2, '0')}`;
    return this.tab.leadIn(form, count, { mark: `v${visits}l${count}e`, digits });
  }

  private async edit({ form: number, field, person }: Extract<Step, { does: 'edit' }>): Promise<void> {
    const form = this.tab.form(number);
    const lead = await this.leadIn(form);
    const changed = lead.edit(field, person);
    await form.fillIn(changed, 'fill');
    lead.typed = (await form.look()).values;
    this.scene.log(`form ${form.index}: changes ${JSON.stringify(changed).slice(0, 200)}`);
  }

  private async navigate(how: Extract<Step, { does: 'navigate' }>['how']): Promise<void> {
    const { tab, presses } = this;
    this.scene.log(how);
    presses.abandon();
    if (how === 'close' || how === 'leave') return this.leave(how);
    if (how === 'go back' && (await tab.goBack())) return presses.settle();
    const others = how === 'follow a link' ? await tab.followLink() : [];
    if (how === 'reload') await tab.reload();
    await tab.witness.page.locator('[data-widget]').first().waitFor({ state: 'attached' });
    await tab.witness.catchUp();
    presses.end('gave up');
    await tab.expectDrafts(others);
  }

  private async leave(how: 'leave' | 'close'): Promise<void> {
    const { witness } = this.tab;
    this.hasLeft = true;
    if (how === 'close') await witness.page.close();
    else await this.tab.leave();
    if (how === 'leave') await witness.catchUp();
    this.presses.end('left');
  }
}
