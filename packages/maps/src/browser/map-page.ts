import { barePage, type BareOrigin, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export const mapAddress = 'Level 3, 1 Example Quay, Wellington 6011';

/** A map as an editor writes it. */
export function mapMarkup(attributes = ''): string {
  return `<div class="aw-widget" data-widget="address-map" data-address="${mapAddress}" ${attributes}><p>${mapAddress}</p></div>`;
}

interface MapPage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  readonly body?: string;
  readonly head?: string;
  /** Attributes of the script tag. */
  readonly attributes?: string;
}

/** Opens a page with a map. Returns a live list of the paths it requests from the map service. */
export async function openMapPage(
  page: Page,
  { sandbox, bare, body = mapMarkup(), head = '', attributes = '' }: MapPage,
): Promise<string[]> {
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/stand-ins/maps/') &&
      asked.push(new URL(request.url()).pathname.replace('/stand-ins/maps/', '')),
  );
  const pageCss = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        body: `<main>${body}<p>After</p></main>`,
        head: pageCss + head,
        attributes: `async ${attributes}`,
      }),
    ),
  );
  return asked;
}

/** The map itself, as the stand-in draws it. */
export function drawnMap(page: Page) {
  return page.locator('[data-map-centre]');
}
