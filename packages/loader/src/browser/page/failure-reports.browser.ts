import {
  barePage,
  button,
  expect,
  expectReady,
  failedRequest,
  fillIn,
  placeholder,
  test,
  typed,
  untilExtras,
} from '@adviser-widgets/testing/browser';
import { personalTexts } from '@adviser-widgets/testing/personal';
import type { Page } from '@playwright/test';

interface Report {
  readonly contentType: string | undefined;
  readonly body: string;
}

/** Responds to beacons like a collector on another origin that does not support preflight. */
async function collect(page: Page): Promise<{ readonly address: string; readonly reports: Report[] }> {
  const reports: Report[] = [];
  const address = 'https://reports.example.nz/widgets';
  await page.route(address, async (route) => {
    const request = route.request();
    reports.push({
      contentType: request.headers()['content-type'],
      body: request.postData() ?? request.method(),
    });
    await route.fulfill({ status: 204 });
  });
  return { address, reports };
}

test('reports a file that cannot be loaded, even if that happens before the configuration is read', async ({
  version,
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /could not be loaded/, /configuration has not arrived after 3 s/); // as on a slow machine
  const { address, reports } = await collect(page);
  await page.route(/\/assets\/request-call-form-/, (route) => route.fulfill({ status: 404 }));
  await page.route(/config\.json/, async (route) => {
    await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
    await route.continue();
  });
  await page.goto(bare.serve(barePage(sandbox, { attributes: `async data-report-url="${address}"` })));
  await expect
    .poll(() => reports)
    .toEqual([
      {
        contentType: expect.stringMatching(/^text\/plain/),
        body: `{"widget":"request-call-form","phase":"load","version":"${version}"}`,
      },
    ]);
});

test('reports a failed lead with its kind, and without typed text', async ({
  version,
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /answered 503/);
  const { address, reports } = await collect(page);
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await page.goto(bare.serve(barePage(sandbox, { attributes: `async data-report-url="${address}"` })));
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('alert').getByText('Sorry, something went wrong')).toBeVisible();
  await expect
    .poll(() => reports.map(({ body }) => JSON.parse(body) as unknown))
    .toEqual([{ widget: 'request-call-form', kind: 'http', version }]);
  for (const text of Object.values(typed)) expect(reports[0]?.body).not.toContain(text);
});

test('reports nothing of the address, and no word that a page dispatches', async ({
  version,
  page,
  sandbox,
  bare,
}) => {
  const { address, reports } = await collect(page);
  const url = bare.serve(barePage(sandbox, { attributes: `async data-report-url="${address}"` }));
  await page.goto(`${url}?utm_source=ana%40example.nz&email=ana%40example.nz#021-555-0199`);
  await expectReady(page);
  await untilExtras(page);
  const given = [
    ...Object.values(personalTexts).map(([text]) => text),
    'aroha',
    'Your email address',
    page.url(),
  ];
  await page.locator('[data-widget]').evaluate((element, texts) => {
    for (const text of texts) {
      const detail = { widget: text, phase: text, kind: text, message: text, id: text, fields: [text] };
      element.dispatchEvent(new CustomEvent('aw:failed', { bubbles: true, detail }));
    }
  }, given);
  await expect.poll(() => reports).toHaveLength(given.length);
  expect(new Set(reports.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ version })]));
});

test('reports nothing by default', async ({ page, sandbox, bare }) => {
  const beacons: string[] = [];
  page.on('request', (request) => request.resourceType() === 'ping' && beacons.push(request.url()));
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await button(page).click(); // every field is empty
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  expect(beacons).toEqual([]);
});
