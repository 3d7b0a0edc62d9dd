import type { Browser, Page } from '@playwright/test';

/** What all three walks need. */
export interface Visit {
  readonly browser: Browser;
  /** Temporary. */
  readonly folder: string;
  /** The demo site with the sandbox, without a trailing slash. */
  readonly site: string;
}

const values = {
  'First Name': 'Aroha',
  'Last Name': 'Ngata',
  Email: 'aroha@example.co.nz',
  'Contact number': '021 555 0000',
};

export const typed = Object.values(values).join('');

/** Fills in the request-call form and sends it. */
export async function sendLead(page: Page, thanks: string): Promise<void> {
  for (const [label, text] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Choose your region').selectOption('Northland');
  await page.getByLabel('I would like to discuss...').selectOption('Refix');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(thanks).first().waitFor();
}

/** Throws unless that many leads have arrived. */
export async function expectLeads(site: string, count: number): Promise<void> {
  const leads = (await (await fetch(`${site}/__sandbox/records?kind=call-centre`)).json()) as unknown[];
  if (leads.length !== count) throw new Error(`${leads.length} leads have arrived, not ${count}`);
}
