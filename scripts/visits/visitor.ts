import type { FormOnPage } from './form-on-page.ts';
import { judgeTab, type Complaint } from './judge.ts';
import type { Lead } from './lead.ts';
import { Presses, type Scene } from './presses.ts';
import { Tab } from './tab.ts';
import type { Step } from './visit.ts';

/** Takes a visit's steps, and notes how each lead ended. */
export class Visitor {
  private readonly tabs: Tab[] = [];
  private readonly scene: Scene;
  private readonly presses: Presses;
  private hasLeft = false;

  constructor(scene: Scene) {
    this.scene = scene;
    this.presses = new Presses(scene);
  }

  get leads(): Lead[] {
    return this.tabs.flatMap(({ leads }) => leads);
  }

  async play(): Promise<void> {
    const { visit, address, log } = this.scene;
    const tab = await this.openTab();
    const first = visit.steps.find((step) => step.does === 'press');
    if (first) this.presses.fail(tab.form(first.form), first.trouble); // some of it is fetched as the page loads
    await tab.witness.page.goto(address);
    log(`opens ${address}`);
    for (const step of visit.steps) if (!this.hasLeft) await this.take(step);
    await this.presses.settle();
    if (!this.hasLeft) await this.tab.expectUnsentKept();
  }

  judgeTabs(): Complaint[] {
    const { visit, lane, address } = this.scene;
    const isRelative = visit.quirks.includes('has a base on another host');
    const allowed = {
      apiOrigin: isRelative ? new URL(address).origin : lane.api,
      sendsPerPress: visit.isDeduped ? 3 : 1,
    };
    return this.tabs.flatMap((tab) => judgeTab(tab, allowed, lane.rows()));
  }

  private get tab(): Tab {
    const tab = this.tabs.at(-1);
    if (!tab) throw new Error('No tab is open');
    return tab;
  }

  private async openTab(): Promise<Tab> {
    const { context, visit, alter } = this.scene;
    const page = await context.newPage();
    const tab = new Tab(page, visit, this.scene);
    this.tabs.push(tab);
    await tab.witness.begin();
    await alter?.(page);
    return tab;
  }

  /** The visitor waits for an answer before anything but leaving the page or pressing in another form. */
  private async take(step: Step): Promise<void> {
    const { tab, presses } = this;
    if (step.does === 'press') {
      const form = tab.form(step.form);
      if (!presses.canBeBeside(form)) await presses.settle();
      return presses.make(step, form, tab.witness, () => this.leadIn(form));
    }
    if (step.does !== 'navigate') await presses.settle();
    if (step.does === 'type') await this.leadIn(tab.form(step.form));
    else if (step.does === 'edit') await this.edit(step);
    else if (step.does === 'let time pass') await tab.stayAway(step.minutes);
    else if (step.does === 'duplicate the tab') await this.duplicateTab();
    else await this.navigate(step.how);
  }

  private leadIn(form: FormOnPage): Promise<Lead> {
    const { visits } = this.scene.lane;
    const count = this.leads.length;
    const digits = `5${String(visits % 1000).padStart(3, '0')}${count % 10}`;
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
    else await witness.page.goto(new URL('/elsewhere', this.scene.address).href);
    if (how === 'leave') await witness.catchUp();
    this.presses.end('left');
  }

  private async duplicateTab(): Promise<void> {
    const { tab } = this;
    if (this.scene.visit.quirks.includes('never grants a lock after its first load')) return; // a copy can't know that it is one
    this.scene.log('duplicates the tab and goes on in the new one');
    const other = await this.openTab();
    await tab.copyTo(other);
    await other.expectDrafts(tab.leads);
  }
}
