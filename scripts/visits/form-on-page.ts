import type { Locator, Page } from 'playwright';
import type { Answers } from './people.ts';
import type { Entry, PlacedForm, Press } from './visit.ts';

/** What a visitor sees of a form. */
export interface Look {
  readonly isThanked: boolean;
  readonly errors: number;
  /** The button is busy or has to wait. */
  readonly isClosed: boolean;
  readonly isAtButton: boolean;
  /** '' for an unticked box. */
  readonly values: Answers;
}

/** `force`, because a finger does not check whether a button is disabled. */
const finger = { force: true, noWaitAfter: true };

/** A form as a visitor uses it: opens, fills in, presses, looks. */
export class FormOnPage {
  readonly page: Page;
  readonly index: number;
  readonly button: Locator;
  readonly placed: PlacedForm;
  private readonly placeholder: Locator;

  constructor(page: Page, index: number, placed: PlacedForm) {
    this.page = page;
    this.index = index;
    this.placed = placed;
    this.placeholder = page.locator(`.form-${index}`);
    this.button = this.placeholder.locator('.aw-root button[type="submit"]');
  }

  /** Opens its pop-up or closes another, scrolls to it and waits until it is mounted. */
  async reach(): Promise<void> {
    const { page, index, placeholder } = this;
    const open = page.locator('dialog[open]');
    const isInOpen = await open.filter({ has: placeholder }).isVisible();
    if (!isInOpen && (await open.isVisible())) await page.keyboard.press('Escape');
    if (this.placed.isInPopUp && !isInOpen) {
      await page
        .locator(`[data-trigger="opener-${index}"][data-widget-state="ready"]`)
        .waitFor({ state: 'attached' });
      await page.locator(`#opener-${index}`).click();
    }
    await placeholder.scrollIntoViewIfNeeded();
    await placeholder.locator('.aw-root').first().waitFor();
  }

  async fillIn(answers: Answers, entry: Entry): Promise<void> {
    const silently: Record<string, string> = {};
    for (const [name, value] of Object.entries(answers)) {
      if (entry === 'autofill' && !name.startsWith('FormSurvey')) silently[name] = value;
      else await this.enter(name, value);
    }
    await this.placeholder.evaluate(setSilently, silently);
  }

  look(): Promise<Look> {
    return this.placeholder.evaluate(look);
  }

  /** Everything that the browser has stored for the page. */
  stored(): Promise<string> {
    return this.page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    );
  }

  /** Restores the empty form after the thanks. */
  closePanel(): Promise<void> {
    return this.placeholder.locator('.aw-panel button').click();
  }

  async press(press: Press): Promise<void> {
    const { button, page } = this;
    const again = (click: Promise<void>) => click.catch(() => {}); // the thanks may have replaced the button
    const line = this.placeholder.locator('.aw-field input').first();
    const ways: Readonly<Record<Press, () => Promise<void>>> = {
      click: () => button.click(finger),
      'double click': () => button.dblclick(finger),
      Enter: () => line.press('Enter'),
      async 'Enter held'() {
        await line.focus();
        for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
      async 'Enter and click'() {
        await line.press('Enter');
        await again(button.click({ ...finger, timeout: 500 }));
      },
      async 'click, and again while sending'() {
        await button.click(finger);
        for (let more = 0; more < 3; more++) {
          await page.waitForTimeout(30);
          await again(button.click({ ...finger, timeout: 500 }));
        }
      },
    };
    await ways[press]();
  }

  private async enter(name: string, value: string): Promise<void> {
    const control = this.placeholder.locator(`.aw-field [name="${name}"]`);
    const type = await control.first().evaluate((element) => (element as HTMLInputElement).type);
    if (type === 'radio')
      await control.and(this.page.locator(`[value="${value}"]`)).check({ force: true }); // its label covers it
    else if (type === 'checkbox') await control.setChecked(value !== '');
    else if (type === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Runs in the page. Sets values without firing events. */
function setSilently(placeholder: Element, values: Answers): void {
  for (const [name, value] of Object.entries(values)) {
    const control = placeholder.querySelector<HTMLInputElement>(`.aw-field [name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = value !== '';
    else if (control) control.value = value;
  }
}

/** Runs in the page. */
function look(placeholder: Element): Look {
  const controls = [
    ...placeholder.querySelectorAll<HTMLInputElement>(
      '.aw-field input, .aw-field select, .aw-field textarea',
    ),
  ].filter(({ type, checked }) => type !== 'radio' || checked);
  const button = placeholder.querySelector('.aw-root button[type="submit"]');
  return {
    isThanked: placeholder.querySelector('.aw-panel') !== null,
    errors: placeholder.textContent.split('Sorry, something went wrong. Please try again later').length - 1,
    isClosed: button?.getAttribute('aria-disabled') === 'true' || button?.matches(':disabled') === true,
    isAtButton: button !== null && button === document.activeElement,
    values: Object.fromEntries(
      controls.map(({ name, type, checked, value }) => [name, type === 'checkbox' && !checked ? '' : value]),
    ),
  };
}
