import {
  builtVersion,
  button,
  expect,
  fillIn,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

interface ApiWindow {
  AdviserWidgets: {
    ready: Promise<void>;
    version: string;
    config: { brand?: string };
    widgets(): { name: string; state: string }[];
    mount(element: Element, name?: string, props?: object): Promise<void>;
    update(element: Element, props: object): Promise<void>;
    unmount(element: Element): void;
    on(event: string, handler: () => void): () => void;
    push(callback: (api: ApiWindow['AdviserWidgets']) => void): void;
  };
}

const form = '<div data-widget="request-call-form" data-heading="Talk to us"><p>Call us</p></div>';

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  { body = form, head = '' } = {},
): Promise<void> {
  const script = `<script src="${sandbox.url}/adviser-widgets/1/loader.js" data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  await page.goto(bare.serve(`<!doctype html><title>Live</title>${head}${script}${body}`));
}

function placeholder(page: Page) {
  return page.locator('[data-widget]').first();
}

test('a changed attribute updates the widget and keeps typed text', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await page.getByLabel('First Name').fill('Aroha');
  await placeholder(page).evaluate((element) => element.setAttribute('data-heading', 'Ring me'));
  await expect(page.getByRole('heading', { name: 'Ring me' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
  await placeholder(page).evaluate((element) => element.removeAttribute('data-heading'));
  await expect(page.getByRole('heading', { name: 'Request a Call' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
});

test('a placeholder in a slot mounts only when the slot is shown', async ({ page, sandbox, bare }) => {
  const inner = '<div data-widget="request-call-form" data-heading="Another one"><p>Inner fallback</p></div>';
  const body = `<div data-widget="request-call-form" data-heading="Talk to us"><div data-slot="success">Thanks ${inner}</div><p>Call us</p>${inner}</div>`;
  await open(page, { sandbox, bare }, { body });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('form')).toHaveCount(1);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Another one' })).toBeVisible();
  await expect(page.locator('form')).toHaveCount(1);
});

test('runs calls that were pushed before the script loaded, and the API works in any order', async ({
  version,
  page,
  sandbox,
  bare,
}) => {
  const head = `<script>
    window.log = [];
    (window.AdviserWidgets ||= []).push((aw) => {
      window.log.push('pushed ' + aw.version);
      aw.on('ready', (event) => window.log.push('ready ' + event.detail.widget));
    });
  </script>`;
  await open(page, { sandbox, bare }, { head, body: '<main><div id="late">Call us</div></main>' });
  const result = await page.evaluate(async () => {
    const { AdviserWidgets: aw } = window as unknown as ApiWindow;
    const element = document.querySelector('#late');
    if (!element) throw new Error('no element');
    await aw.mount(element, 'request-call-form', { heading: 'From a script' });
    const mounted = element.querySelector('h2')?.textContent;
    await aw.update(element, { heading: 'Updated' });
    const updated = element.querySelector('h2')?.textContent;
    const widgets = aw.widgets().map(({ name, state }) => ({ name, state }));
    const unmounted = new Promise((resolve) => element.addEventListener('aw:unmounted', resolve));
    aw.unmount(element);
    await unmounted;
    await aw.ready;
    return {
      mounted,
      updated,
      widgets,
      left: element.outerHTML,
      brand: aw.config.brand,
      log: (window as unknown as { log: string[] }).log,
    };
  });
  expect(result).toEqual({
    mounted: 'From a script',
    updated: 'Updated',
    widgets: [{ name: 'request-call-form', state: 'ready' }],
    left: '<div id="late" data-widget="request-call-form">Call us</div>',
    brand: 'acme',
    log: [`pushed ${version}`, 'ready request-call-form'],
  });
});

test('the API returns placeholders and configuration without further calls', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  const { widgets, brand } = await page.evaluate(() => {
    const { AdviserWidgets: aw } = window as unknown as ApiWindow;
    return { widgets: aw.widgets().map(({ name, state }) => ({ name, state })), brand: aw.config.brand };
  });
  expect(widgets).toEqual([{ name: 'request-call-form', state: 'ready' }]);
  expect(brand).toBe('acme');
});

test('a page element named like the API changes nothing', async ({ page, sandbox, bare }) => {
  await open(
    page,
    { sandbox, bare },
    { head: '<a id="AdviserWidgets"></a><form name="AdviserWidgets"><input name="push"></form>' },
  );
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  expect(await page.evaluate(() => typeof (window as unknown as ApiWindow).AdviserWidgets.mount)).toBe(
    'function',
  );
});

test('fault 48: with two loaders, the first serves the page and one warning names both', async ({
  version,
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  expectConsole(/two loaders: /);
  const tag = (folder: string) =>
    `<script src="${sandbox.url}/adviser-widgets/${folder}/loader.js" data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  await page.goto(
    bare.serve(`<!doctype html><title>Two</title>${tag('1')}${form}${tag(builtVersion)}${form}`),
  );
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(2);
  await expect(page.locator('form')).toHaveCount(2);
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    `${version} (${sandbox.url}/adviser-widgets/1/loader.js) serves this page, ${version} (${sandbox.url}/adviser-widgets/${builtVersion}/loader.js) does nothing`,
  );
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
});

test('fault 48: mounts markup copied from a published page with stale state attributes', async ({
  version,
  page,
  sandbox,
  bare,
}) => {
  const stale = form.replace('<div ', '<div data-widget-state="ready" data-widget-version="0.9.0" ');
  await open(page, { sandbox, bare }, { body: stale });
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  await expect(placeholder(page)).toHaveAttribute('data-widget-version', version);
});

test('media(…) loads once its query matches', async ({ page, sandbox, bare }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 600, height: 800 });
  await open(
    page,
    { sandbox, bare },
    { body: form.replace('<div ', '<div data-widget-load="media((min-width: 900px))" ') },
  );
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
  expect(requests.filter((url) => url.includes('request-call-form-'))).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
});
