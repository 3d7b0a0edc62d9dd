import type { Page } from '@playwright/test';
import { barePage, expectReady, placeholder, withoutAnalytics } from './bare-page.ts';
import type { BareOrigin, TestSandbox } from '../test/fixtures.ts';
import { pauseClock } from '../waits/pause-clock.ts';

export interface MediaPage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

/** A single-coloured picture of 570 by 365 pixels, as a data URL. */
export function picture(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="570" height="365"><rect width="570" height="365" fill="${colour}"/></svg>`)}`;
}

/** Serves a page with page.css in its head, a heading above the placeholder and text below it. */
export function mediaPage({ sandbox, bare }: MediaPage, body: string, html = ''): string {
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><style>body { margin: 16px; font: 16px/1.5 sans-serif } p { margin: 16px 0 }</style>`;
  const page = barePage(sandbox, {
    head,
    attributes: `async ${withoutAnalytics}`,
    body: `<main><h1>Media</h1>${body}<p id="below">Below</p></main>`,
  });
  return bare.serve(page.replace('<html lang="en">', `<html lang="en" ${html}>`));
}

/** Opens such a page and waits for its first widget. Then the clock is paused until a test resumes it. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expectReady(page);
  await pauseClock(page);
}

/** Records the placeholder's analytics events. */
export async function pushed(page: Page): Promise<() => Promise<object[]>> {
  await placeholder(page).evaluate((element) => {
    const events: unknown[] = [];
    element.addEventListener('aw:analytics', (event) => events.push((event as CustomEvent).detail));
    Object.assign(window, { events });
  });
  return () => page.evaluate(() => (window as unknown as { events: object[] }).events);
}
