import type { Page } from '@playwright/test';
import { expectReady } from './bare-page.ts';

/** Each lead form, and the end of the address it posts to. */
export const everyForm = [
  { name: 'short-contact-form', path: '/lead' },
  { name: 'request-call-form', path: '/call-centre' },
  { name: 'call-centre-form', path: '/call-centre' },
  { name: 'property-report-form', path: '/lead' },
  { name: 'callback-form', path: '/lead' },
  { name: 'job-application-form', path: '/recruitment' },
  { name: 'contact-adviser-form', path: '/lead' },
] as const;

/** A placeholder in a page fit for axe, with what a page puts around it. */
export function bodyWith(name: string, around = ''): string {
  return `${around}<main><h1>Contact</h1><div class="aw-widget" data-widget="${name}" data-closable="true"><p><a href="tel:0800000000">0800 000 000</a></p></div></main>`;
}

/** Opens a page and waits for its form. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectReady(page);
}

/** What a visitor presses in each field (of a list's choice its first letters, of a box the space bar), and what is sent for it. */
const answers: Readonly<Record<string, readonly [keys: string, sent: string]>> = {
  FormFullName: ["Mārama O'Neill", "Mārama O'Neill"],
  FormFirstName: ['Mārama', 'Mārama'],
  FormLastName: ["O'Neill-Ng", "O'Neill-Ng"],
  FormEmail: ["o'neill@xtra.co.nz", "o'neill@xtra.co.nz"],
  FormPhone: ['021 555 0000', '021 555 0000'],
  FormPostcode: ['Welling', '6011'],
  FormSubject: ['Ins', '4'],
  FormMessage: ['Kia ora', 'Kia ora'],
  FormBestDayToCall: ['Thu', '5'],
  FormBestTimeToCall: ['Mor', '1'],
  FormHearFromUs: ['Rad', '6'],
  Context: [' ', 'Call from tracked campaign number'],
  hasAdviser: ['', ''],
};

/** From the first field to the button with the keyboard alone; resolves with what is to be sent of the fields met, in their order. */
export async function typeThrough(page: Page): Promise<Record<string, string>> {
  const met: Record<string, string> = {};
  await page.locator('.aw-control').first().focus();
  for (let name = await focusedName(page); name !== ''; name = await focusedName(page)) {
    const answer = answers[name];
    if (!answer || name in met) throw new Error(`The focus came to ${name}, after ${Object.keys(met).join(', ')}`);
    met[name] = answer[1];
    await page.keyboard.type(answer[0]);
    await page.keyboard.press('Tab');
  }
  return met;
}

/** The names of the form's fields in the order of the page. */
export function fieldNames(page: Page): Promise<string[]> {
  return page.locator('.aw-fields [name]').evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
}
