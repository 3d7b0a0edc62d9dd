import type { Locator, Page } from 'playwright';
import type { FormShape } from './forms.ts';

export interface Look {
  readonly isThanked: boolean;
  readonly errors: number;
  /** The button is busy or has to wait. */
  readonly isClosed: boolean;
  readonly isAtButton: boolean;
  readonly isAtAnotherForm: boolean;
  /** '' for an unticked box. */
  readonly values: Readonly<Record<string, string>>;
}

export interface FormOnPage {
  readonly index: number;
  readonly page: Page;
  readonly button: Locator;
  field(name: string): Locator;
  radio(name: string, value: string): Locator;
  /** Adds a friend to the list; the entry has this phone number. */
  readonly adder: Locator;
  entry(phone: string): Locator;
  /** Says that the code that checks a friend could not be loaded. */
  readonly adderFailure: Locator;
  option(name: string): Locator;
  /** Scrolls it into view and waits until it is mounted. */
  ready(): Promise<void>;
  look(): Promise<Look>;
  /** Restores the empty form. */
  closePanel(): Promise<void>;
}

export function formOnPage(page: Page, index: number, { kind }: FormShape): FormOnPage {
  const placeholder = page.locator('[data-widget]').nth(index);
  return {
    index,
    page,
    button: placeholder.locator(buttons[kind] ?? 'button[type="submit"]'),
    field: (name) => placeholder.locator(`[name="${name}"]`),
    radio: (name, value) =>
      placeholder.locator(
        `input[type="radio"]${name === 'capChoice' ? '' : `[name="${name}"]`}[value="${value}"]`,
      ),
    adder: placeholder.locator('button[type="submit"]'),
    entry: (phone) => placeholder.locator('.aw-referral').filter({ hasText: phone }),
    adderFailure: placeholder.locator('.aw-form-error'),
    option: (name) => placeholder.getByRole('option', { name, exact: true }),
    async ready() {
      await placeholder.scrollIntoViewIfNeeded();
      await page.locator(`[data-widget] >> nth=${index} >> .aw-root`).waitFor();
    },
    look: () =>
      page.evaluate(look, {
        index,
        button: buttons[kind] ?? 'button[type="submit"]',
        thanks: kind === 'gift' ? afterGift : '.aw-panel',
      }),
    closePanel: () => placeholder.locator('.aw-panel button').click(),
  };
}

/** A panel with a link doesn't count: it says that the customer has already taken part. */
const afterGift = '.aw-referrals, .aw-panel:not(:has(a))';

/** Where the form's submit button adds to the list. */
const buttons: Partial<Record<FormShape['kind'], string>> = { referral: '.aw-referrals__ways > button' };

/** Runs in the page. */
function look({ index, button: ofButton, thanks }: { index: number; button: string; thanks: string }): Look {
  const form = document.querySelectorAll('[data-widget]')[index];
  const controls = [
    ...(form?.querySelectorAll<HTMLInputElement>(
      '.aw-field input, .aw-field select, .aw-field textarea, .aw-gift__radio',
    ) ?? []),
  ];
  const isChosen = ({ type, checked }: HTMLInputElement) => type !== 'radio' || checked;
  const nameOf = ({ name, className }: HTMLInputElement) =>
    className === 'aw-gift__radio' ? 'capChoice' : name;
  const list = [...(form?.querySelectorAll('.aw-referral__who') ?? [])].map(
    (entry) => entry.textContent ?? '',
  );
  const button = form?.querySelector(ofButton);
  const focused = document.activeElement;
  const focusedForm = focused?.closest('[data-widget]');
  const valueOf = ({ type, checked, value }: HTMLInputElement) =>
    type === 'checkbox' && !checked ? '' : value;
  return {
    isThanked: form?.querySelector(thanks) != null,
    errors: (form?.textContent ?? '').split('Sorry, something went wrong. Please try again later').length - 1,
    isClosed: button?.getAttribute('aria-disabled') === 'true',
    isAtButton: button != null && button === focused,
    isAtAnotherForm: focusedForm != null && focusedForm !== form,
    values: {
      ...Object.fromEntries(controls.filter(isChosen).map((control) => [nameOf(control), valueOf(control)])),
      ...(list.length > 0 && { list: list.join('; ') }),
    },
  };
}
