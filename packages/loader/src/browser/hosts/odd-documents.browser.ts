import {
  barePage,
  button,
  expect,
  expectReady,
  filledValues,
  fillInByName,
  inAllUnless,
  snippet,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { FrameLocator, Page } from '@playwright/test';

const greeting = snippet.replace('Talk to us', 'K&#333;rero mai');

async function sendsOneLead(page: Page | FrameLocator, sandbox: TestSandbox): Promise<void> {
  const widget = page.locator('[data-widget]');
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  await expect(widget.locator('h2')).toHaveText('Kōrero mai');
  await expect(widget.locator('[name="FormPostcode"]')).toContainText('Manawatū');
  await fillInByName(widget);
  await button(widget).click();
  await expect(widget.locator('.aw-root h3')).toHaveText('Thanks!');
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues, attempts: 1 }]);
}

function script({ url }: TestSandbox): string {
  return `<script async="async" src="${url}/adviser-widgets/1/loader.js" data-config="${url}/__sandbox/config.json"></script>`;
}

const html = { 'Content-Type': 'text/html' }; // no charset, so the browser guesses one
const strict =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">';
const namespace = 'xmlns="http://www.w3.org/1999/xhtml"';

const documents: Readonly<Record<string, (sandbox: TestSandbox) => [string, Record<string, string>]>> = {
  'quirks mode, with no viewport and no charset': (sandbox) => [
    `<html><head><title>Quirks</title>${script(sandbox)}</head><body>${greeting}</body></html>`,
    html,
  ],
  'nothing but a script tag and a placeholder': (sandbox) => [script(sandbox) + greeting, html],
  'an XHTML doctype served as HTML': (sandbox) => [
    `${strict}<html ${namespace}><head><title>X</title></head><body>${greeting}${script(sandbox)}</body></html>`,
    html,
  ],
  'XHTML served as XHTML': (sandbox) => [
    `${strict}<html ${namespace}><head><title>X</title>${script(sandbox)}</head><body>${greeting}</body></html>`,
    { 'Content-Type': 'application/xhtml+xml' },
  ],
  'a frameset of old encodings': (sandbox) => [
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"><title>Old</title>${script(sandbox)}</head><body>${greeting}</body></html>`,
    html,
  ],
};

for (const [name, make] of Object.entries(documents)) {
  const isRepresentative = ['quirks mode, with no viewport and no charset', 'XHTML served as XHTML'].includes(
    name,
  );
  const title = `the form mounts and sends in ${name}`;
  test(title, inAllUnless(isRepresentative), async ({ page, sandbox, bare }) => {
    await page.goto(bare.serve(...make(sandbox)));
    await sendsOneLead(page, sandbox);
  });
}

for (const [name, attributes, section] of [
  ['a page from right to left', 'dir="rtl" lang="ar"', ''],
  ['a section from right to left on a page from left to right', 'lang="en"', 'dir="rtl"'],
  ['a section from left to right on a page from right to left', 'dir="rtl" lang="ar"', 'dir="ltr"'],
] as const) {
  test(`${name} mirrors the form without horizontal scrolling`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(
      bare.serve(
        barePage(sandbox, { body: `<section ${section}>${snippet}</section>` }).replace(
          'lang="en"',
          attributes,
        ),
      ),
    );
    await expectReady(page);
    const [firstName, lastName] = [
      await page.getByLabel('First Name').boundingBox(),
      await page.getByLabel('Last Name').boundingBox(),
    ];
    const isRtl = (section || attributes).includes('rtl');
    expect((firstName?.x ?? 0) > (lastName?.x ?? 0)).toBe(isRtl);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await button(page).click();
    await expect(page.locator('.aw-field-error')).toHaveCount(6);
  });
}

/** A frame whose document has no address of its own; `permissions` is its sandbox attribute. */
function frame(sandbox: TestSandbox, permissions: string): string {
  const inner = script(sandbox) + greeting.replace('<div ', '<div data-widget-load="eager" ');
  return `<iframe sandbox="${permissions}" width="800" height="1400" srcdoc="${inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
}

test('the form mounts and sends in a srcdoc frame of the same origin', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/can escape its sandboxing/);
  await page.goto(
    bare.serve(
      `<!doctype html><title>Frame</title>${frame(sandbox, 'allow-scripts allow-forms allow-same-origin')}`,
    ),
  );
  await sendsOneLead(page.frameLocator('iframe'), sandbox);
});

test('the form mounts and validates in a frame without an origin, where storage and cookies throw', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(
    bare.serve(`<!doctype html><title>Frame</title>${frame(sandbox, 'allow-scripts allow-forms')}`),
  );
  const inner = page.frameLocator('iframe');
  await expect(inner.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await inner.locator('.aw-form button[type="submit"]').click();
  await expect(inner.locator('.aw-field-error')).toHaveCount(6);
  await inner.getByLabel('First Name').fill('Aroha');
  await expect(inner.locator('.aw-field-error')).toHaveCount(5);
});

/** The API of the page's own site: what the page asks it for is recorded and answered. */
async function answerOwnApi(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/acme/call-centre', (route) => {
    asked.push(new URL(route.request().url()).origin);
    return route.fulfill({ status: 201, json: {} });
  });
  return asked;
}

const ownApi = 'data-api-base-sandbox=""';

test("a lead of a page with a base on another site goes to the page's own site", async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/uses the sandbox, but apiBase\.sandbox is not set/);
  const asked = await answerOwnApi(page);
  const address = bare.serve(
    barePage(sandbox, { head: '<base href="https://www.example.nz/">', attributes: ownApi }),
  );
  await page.goto(address);
  await expectReady(page);
  await fillInByName(page.locator('[data-widget]'));
  await button(page.locator('[data-widget]')).click();
  await expect(page.locator('.aw-root h3')).toHaveText('Thanks!');
  expect(asked).toEqual([new URL(address).origin]);
});

test("a lead of a srcdoc frame goes to its parent's site", async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/can escape its sandboxing/, /apiBase\.sandbox is not set/);
  const asked = await answerOwnApi(page);
  const address = bare.serve(
    frame(sandbox, 'allow-scripts allow-forms allow-same-origin').replace(
      '&quot;async&quot;',
      `&quot;async&quot; ${ownApi.replaceAll('"', '&quot;')}`,
    ),
  );
  await page.goto(address);
  const widget = page.frameLocator('iframe').locator('[data-widget]');
  await fillInByName(widget);
  await button(widget).click();
  await expect(widget.locator('.aw-root h3')).toHaveText('Thanks!');
  expect(asked).toEqual([new URL(address).origin]);
});

test('in a frame without an origin a lead for its own site is not sent, and the console says why', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/apiBase\.sandbox has to be a full address/);
  const asked = await answerOwnApi(page);
  await page.goto(
    bare.serve(
      frame(sandbox, 'allow-scripts allow-forms').replace(
        '&quot;async&quot;',
        `&quot;async&quot; ${ownApi.replaceAll('"', '&quot;')}`,
      ),
    ),
  );
  const widget = page.frameLocator('iframe').locator('[data-widget]');
  await fillInByName(widget);
  await button(widget).click();
  await expect(widget.getByRole('alert')).toContainText('Sorry, something went wrong.');
  expect(asked).toEqual([]);
});
