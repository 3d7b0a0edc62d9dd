import { expect, test, type BareOrigin, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Frame, Page } from '@playwright/test';

/** Markup that runs a script wherever it is inserted. */
const hostile = `<div data-widget="collapse"><img src="/nowhere.png" onerror="document.documentElement.dataset.ran = self.origin"></div>`;
const message = {
  type: 'aw-preview',
  html: hostile,
  ids: [],
  base: 'https://elsewhere.example/',
  config: {},
  styleSheet: undefined,
};

const previewOf = (sandbox: TestSandbox) => `${sandbox.url}/adviser-widgets/1/editor/preview.html`;

/** Opens a page of another site with the preview in a frame; `heard` collects the frame's messages. */
async function frame(
  page: Page,
  { sandbox, bare, attributes = '' }: { sandbox: TestSandbox; bare: BareOrigin; attributes?: string },
): Promise<Frame> {
  const script = "window.heard = []; addEventListener('message', ({ data }) => heard.push(data));";
  await page.goto(
    bare.serve(
      `<!doctype html><title>Foreign</title><script>${script}</script><iframe ${attributes} src="${previewOf(sandbox)}"></iframe>`,
    ),
  );
  const framed = page.frames().find((each) => each.url() === previewOf(sandbox));
  if (!framed) throw new Error('the preview is not in its frame');
  await framed.waitForLoadState('load');
  return framed;
}

/** Posts a snippet to the frame. Resolves once it has been delivered, shown by a second message after it. */
async function post(page: Page, framed: Frame): Promise<void> {
  await framed.evaluate(() => {
    const last = new Promise((resolve) =>
      addEventListener('message', ({ data }) => data === 'last' && resolve(data)),
    );
    Object.assign(window, { last });
  });
  await page.evaluate((data) => {
    frames[0]?.postMessage(data, '*');
    frames[0]?.postMessage('last', '*');
  }, message);
  await framed.evaluate(() => (window as unknown as { last: Promise<string> }).last);
}

const seen = (framed: Frame) =>
  framed.evaluate(() => ({
    shown: document.querySelector('main')?.innerHTML,
    ran: document.documentElement.dataset.ran ?? '',
  }));

test('does nothing for a foreign site in a frame without a sandbox, on a server that sends no policy', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.route(previewOf(sandbox), async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const framed = await frame(page, { sandbox, bare });
  await post(page, framed);
  expect(await framed.evaluate(() => self.origin)).toBe(sandbox.url);
  expect(await seen(framed)).toEqual({ shown: '', ran: '' });
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});

test("code that a foreign site runs in it has no origin under the release's policy", async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/, /Failed to execute 'postMessage'|could not be|sandbox/);
  const framed = await frame(page, { sandbox, bare });
  await post(page, framed);
  await expect.poll(() => framed.evaluate(() => document.documentElement.dataset.ran)).toBe('null');
});

test('the release contains the policy, and the demo server sends it', async ({ sandbox }) => {
  const response = await fetch(previewOf(sandbox));
  const policy = await (await fetch(new URL('csp.txt', previewOf(sandbox)))).text();
  expect(policy).toBe('sandbox allow-scripts allow-forms allow-popups\n');
  expect(response.headers.get('content-security-policy')).toBe(policy.trim());
});

test('does nothing outside a frame', async ({ page, sandbox }) => {
  await page.goto(previewOf(sandbox));
  await page.evaluate((data) => postMessage(data, '*'), message);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.evaluate(() => document.querySelector('main')?.innerHTML)).toBe('');
});
