import type { Locator, Page } from '@playwright/test';
import { expect, type TestSandbox } from '../test/fixtures.ts';

/** A page of the demo site and a form on it. */
export interface FormPage {
  readonly path: string;
  readonly widget: string;
}

/**
 * The profile in the table below. Its name has an apostrophe; the lead must carry the adviser's id unchanged.
 */
export const profile = { path: '/advisers/mele-fa-aoso', name: "Mele Fa'aoso" };

/** The page of each form on the demo site. */
export const formPages: readonly FormPage[] = [
  { path: '/', widget: 'request-call-form' },
  { path: '/about-us/contact-us', widget: 'request-call-form' },
  { path: '/about-us/contact-us', widget: 'short-contact-form' },
  { path: '/call-centre', widget: 'call-centre-form' },
  { path: '/property-report', widget: 'property-report-form' },
  { path: '/find-help', widget: 'callback-form' },
  { path: '/become-an-adviser', widget: 'job-application-form' },
  { path: '/survey', widget: 'request-survey' },
  { path: profile.path, widget: 'contact-adviser-form' },
];

/** Returns the form's placeholder. */
export function placeholderOf(page: Page, { widget }: FormPage): Locator {
  return page.locator(`[data-widget="${widget}"]`);
}

/** Opens the page, scrolls to the form and waits for it. */
export async function openFormPage(page: Page, sandbox: TestSandbox, form: FormPage): Promise<Locator> {
  await page.goto(sandbox.url + form.path);
  const placeholder = placeholderOf(page, form);
  await placeholder.scrollIntoViewIfNeeded();
  await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
  return placeholder;
}

/** The pages of the demo site, one of each kind. */
export const sitePages: readonly string[] = [
  ...new Set([
    ...formPages.map(({ path }) => path),
    '/advisers',
    '/faq',
    '/offices',
    '/calculators',
    '/calculators/repayments',
    '/blog',
    '/blog?page=2',
    '/blog/home-finance-property/papakainga-and-maori-land',
    '/privacy-policy',
    '/subscription',
    '/programme?step=1',
    '/programme?step=2',
    '/programme?step=4',
    '/no-such-page',
  ]),
];

/** The search box in the header of the demo site. */
export const searchBox = (page: Page) => page.locator('[data-widget="inline-search"] .aw-root input');

/** Waits for the search's code, which the first sign of intent loads. */
export async function untilSearchLoaded(page: Page): Promise<void> {
  await expect(page.locator('.aw-search [aria-live]')).toBeAttached();
}

/** Opens a page of the demo site, whose header has the search box. */
export async function openHome(page: Page, sandbox: TestSandbox): Promise<void> {
  await page.goto(`${sandbox.url}/privacy-policy`);
  await expect(page.locator('[data-widget="inline-search"]')).toHaveAttribute('data-widget-state', 'ready');
}
