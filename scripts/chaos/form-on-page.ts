import type { Locator, Page } from 'playwright';

/** What a visitor sees of a form. */
export interface Look {
  /** The panel that says thanks. */
  readonly isThanked: boolean;
  /** How often the sentence of a failed lead stands there. */
  readonly errors: number;
  /** The button takes no press: it is busy, or has to wait. */
  readonly isClosed: boolean;
  /** The focus is on the button. */
  readonly isAtButton: boolean;
  readonly isAtAnotherForm: boolean;
  /** What stands in the fields, by name; a box that is not ticked has nothing. */
  readonly values: Readonly<Record<string, string>>;
}

/** One form of a page, by its place among them. */
export interface FormOnPage {
  readonly index: number;
  readonly page: Page;
  readonly button: Locator;
  field(name: string): Locator;
  /** A suggestion under a field. */
  option(name: string): Locator;
  /** Scrolls it into view and waits until it stands there. */
  ready(): Promise<void>;
  look(): Promise<Look>;
  /** Brings the empty form back once it is thanked for. */
  closePanel(): Promise<void>;
}

export function formOnPage(page: Page, index: number): FormOnPage {
  const placeholder = page.locator('[data-widget]').nth(index);
  return {
    index,
    page,
    button: placeholder.locator('button[type="submit"]'),
    field: (name) => placeholder.locator(`[name="${name}"]`),
    option: (name) => placeholder.getByRole('option', { name, exact: true }),
    async ready() {
      await placeholder.scrollIntoViewIfNeeded();
      await page.locator(`[data-widget] >> nth=${index} >> .aw-root`).waitFor();
    },
    look: () => page.evaluate(look, index),
    closePanel: () => placeholder.locator('.aw-panel button').click(),
  };
}

/** Runs in the page. */
function look(index: number): Look {
  const form = document.querySelectorAll('[data-widget]')[index];
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('.aw-field input, .aw-field select, .aw-field textarea') ?? [])];
  const button = form?.querySelector('button[type="submit"]');
  const focused = document.activeElement;
  const focusedForm = focused?.closest('[data-widget]');
  const valueOf = ({ type, checked, value }: HTMLInputElement) => (type === 'checkbox' && !checked ? '' : value);
  return {
    isThanked: form?.querySelector('.aw-panel') != null,
    errors: (form?.textContent ?? '').split('Sorry, something went wrong. Please try again later').length - 1,
    isClosed: button?.getAttribute('aria-disabled') === 'true',
    isAtButton: button != null && button === focused,
    isAtAnotherForm: focusedForm != null && focusedForm !== form,
    values: Object.fromEntries(controls.map((control) => [control.name, valueOf(control)])),
  };
}
