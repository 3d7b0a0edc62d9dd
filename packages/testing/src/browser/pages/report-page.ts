import type { Locator, Page } from '@playwright/test';
import { barePage } from './bare-page.ts';
import type { BareOrigin, TestSandbox } from '../test/fixtures.ts';

/** Matches the console's lines about the page below. */
export const repairWarnings = /does not know|is not (a|"true")|there is no widget|has no slot/;

/** One placeholder in order, one with something to fix, one with a mistyped name, one far below. */
const body = `<main><h1>Contact us</h1>
<div class="aw-widget" data-widget="request-call-form" data-heading="In order"><p>Call us</p></div>
<div class="aw-widget" data-widget="request-call-form" data-headding="Talk &gt; to us" data-heading-level="3.0" data-closable="off" data-aw-colour="red">
  <div data-slot="sucess"><h3>Thanks!</h3></div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>
<div class="aw-widget" data-widget="request-cal-form"><p>Mistyped</p></div>
<div style="height: 3000px"></div>
<div class="aw-widget" data-widget="request-call-form" data-heading="Far below"><p>Later</p></div></main>`;

interface Options {
  readonly body?: string;
  readonly head?: string;
  readonly attributes?: string;
  readonly query?: string;
}

/** Opens a page of another origin, with the report enabled in the URL unless `query` says otherwise. */
export async function openWithReport(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  options: Options = {},
): Promise<void> {
  const { query = '?aw-debug', ...parts } = options;
  const viewport = '<meta name="viewport" content="width=device-width">';
  const sheet = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  await page.goto(
    bare.serve(barePage(sandbox, { body, ...parts, head: viewport + sheet + (parts.head ?? '') })) + query,
  );
}

export function report(page: Page): Locator {
  return page.getByRole('region', { name: 'adviser-widgets report' });
}

/** The visible part of the region. */
export function reportPanel(page: Page): Locator {
  return report(page).locator('.aw-report-panel');
}

/** The items of the panel, in document order. */
export function reportItems(page: Page): Locator {
  return report(page).locator('.aw-report-item');
}

/** The problems of an item. */
export function reportProblems(item: Locator): Locator {
  return item.locator('.aw-report-problems li');
}

/** What only those who run the site can fix. */
export function reportSiteNotes(page: Page): Locator {
  return report(page).locator('.aw-report-site-notes li');
}
