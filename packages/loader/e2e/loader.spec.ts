import type { Page } from '@playwright/test';
import { button, fillIn } from './form.ts';
import { expect, failedRequest, test, type TestSandbox } from './fixtures.ts';

const snippet = `<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us" data-campaign-id="BARE">
  <div data-slot="success"><h3>Thanks!</h3></div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`;

/** A page as plain as they come, of another origin than the script. */
function document(sandbox: TestSandbox, { body = snippet, attributes = 'async', head = '' } = {}): string {
  const script = `<script ${attributes} src="${sandbox.url}/adviser-widgets/1/loader.js" data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  return `<!doctype html><html lang="en"><head><title>Bare</title>${head}${script}</head><body>${body}</body></html>`;
}

function placeholder(page: Page) {
  return page.locator('[data-widget]').first();
}

async function expectReady(page: Page): Promise<void> {
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
}

async function expectFallbackUntouched(page: Page): Promise<void> {
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
  const html = await placeholder(page).evaluate((element) => element.innerHTML.trim());
  const written = snippet.slice(snippet.indexOf('>') + 1, snippet.lastIndexOf('</div>')).trim();
  expect(html).toBe(written);
}

for (const attributes of ['async', 'defer', '']) {
  test(`mounts and sends a lead from another origin with a ${attributes || 'plain'} script`, async ({ page, sandbox, bare }) => {
    await page.goto(bare.serve(document(sandbox, { attributes })));
    await expectReady(page);
    await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
    await fillIn(page);
    await button(page).click();
    await expect(page.getByText('Thanks!')).toBeVisible();
    expect(sandbox.records('call-centre')).toMatchObject([{ fields: { CampaignId: 'BARE' }, attempts: 1 }]);
  });
}

test('mounts when the script comes long after the page', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(`<!doctype html><title>Late</title>${snippet}`));
  await page.evaluate((url) => {
    const script = window.document.createElement('script');
    script.src = `${url}/adviser-widgets/1/loader.js`;
    script.dataset.config = `${url}/__sandbox/config.json`;
    window.document.head.append(script);
  }, sandbox.url);
  await expectReady(page);
});

test('reads its configuration from the inline block and the tag, the tag last', async ({ page, sandbox, bare }) => {
  const config = { brand: 'from-json', privacyUrl: '/from-json', phone: '0800 111 111', apiBase: { live: sandbox.url, sandbox: sandbox.url } };
  const html = `<!doctype html><title>Inline</title>
    <div id="adviser-widgets-config">not me</div>
    <script src="${sandbox.url}/adviser-widgets/1/loader.js" data-brand="from-tag"
      data-captcha-site-key="sandbox-site-key" data-captcha-script-url="${sandbox.url}/stand-ins/captcha/api.js?render=explicit"></script>
    ${snippet}
    <script type="application/json" id="adviser-widgets-config">${JSON.stringify(config)}</script>`;
  await page.goto(bare.serve(html));
  await expectReady(page);
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/from-json');
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')[0]?.path).toBe('/from-tag/call-centre');
});

test('without a brand the fallback stays and the console says what to do', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/needs the configuration key "brand"/);
  await page.goto(bare.serve(`<!doctype html><title>No brand</title><script src="${sandbox.url}/adviser-widgets/1/loader.js"></script>${snippet}`));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'invalid');
  await expect(page.getByText('Prefer to talk?')).toBeVisible();
});

test('a configuration that cannot be had is one error; the tag and the defaults serve', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /the configuration could not be read/);
  const html = document(sandbox).replace('/__sandbox/config.json', '/missing.json').replace('data-config', 'data-brand="acme" data-config');
  await page.goto(bare.serve(html));
  await expectReady(page);
});

test('mounts markup that comes late, and takes it away without a trace', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(document(sandbox, { body: '<main></main>' })));
  await page.evaluate((html) => window.document.querySelector('main')?.insertAdjacentHTML('beforeend', html), snippet);
  await expectReady(page);
  const events = page.evaluate(
    () => new Promise((resolve) => window.document.querySelector('[data-widget]')?.addEventListener('aw:unmounted', () => resolve('unmounted'))),
  );
  const left = page.evaluate(async () => {
    const element = window.document.querySelector('[data-widget]');
    element?.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return element?.outerHTML;
  });
  expect(await events).toBe('unmounted');
  expect(await left).toBe(snippet);
});

test('a placeholder that moves keeps what was typed', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(document(sandbox, { body: `<main>${snippet}</main><aside></aside>` })));
  await expectReady(page);
  await page.getByLabel('First Name').fill('Aroha');
  await page.evaluate(() => window.document.querySelector('aside')?.append(window.document.querySelector('[data-widget]') ?? ''));
  await page.waitForTimeout(100);
  await expect(page.locator('aside').getByLabel('First Name')).toHaveValue('Aroha');
});

test('a page without placeholders fetches the loader and nothing else of ours', async ({ page, sandbox, bare }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(bare.serve(document(sandbox, { body: '<p>Nothing here</p>' })));
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.startsWith('/adviser-widgets/'))).toEqual(['/adviser-widgets/1/loader.js']);
});

test('a placeholder far below is left alone until it comes near', async ({ page, sandbox, bare }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(bare.serve(document(sandbox, { body: `<div style="height: 5000px"></div>${snippet}` })));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
  expect(requests.some((url) => url.includes('request-call-form'))).toBe(false);
  await placeholder(page).scrollIntoViewIfNeeded();
  await expectReady(page);
});

test('the style sheets apply before the first paint of the widget', async ({ page, sandbox, bare }) => {
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(bare.serve(document(sandbox)));
  const padding = page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const control = window.document.querySelector('.aw-control');
          if (control) resolve(getComputedStyle(control).paddingLeft);
        });
        observer.observe(window.document, { childList: true, subtree: true });
      }),
  );
  await expect(page.getByText('Prefer to talk?')).toBeVisible();
  expect(await padding).not.toBe('1px');
  await expectReady(page);
});

test('the fallback stays untouched when a chunk is missing', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /could not be loaded; its fallback stays/);
  await page.route('**/request-call-form-*.js*', (route) => route.fulfill({ status: 404 }));
  await page.goto(bare.serve(document(sandbox)));
  await expectFallbackUntouched(page);
});

test('the fallback stays untouched when a style sheet is missing', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /could not be loaded; its fallback stays/);
  await page.route('**/ui-*.css', (route) => route.fulfill({ status: 404 }));
  await page.goto(bare.serve(document(sandbox)));
  await expectFallbackUntouched(page);
});

test('a chunk that fails once is fetched again', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest);
  await page.route('**/request-call-form-*.js', (route) => route.fulfill({ status: 503 }), { times: 2 });
  await page.goto(bare.serve(document(sandbox)));
  await expectReady(page);
});

/** Serves the widget's file with another component in it: `source` is an expression. */
async function poison(page: Page, source: string): Promise<void> {
  await page.route(
    (url) => /request-call-form-\w+\.js$/.test(url.pathname) && url.search === '',
    (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: `export * from '${pathname}?real';\nexport const component = ${source};`,
      });
    },
  );
}

const lifecycle = (method: string) =>
  `(() => { function Poisoned() {} Poisoned.prototype = { isReactComponent: {}, render: () => 'poisoned', ${method}() { throw new Error('poisoned'); } }; return Poisoned; })()`;

for (const [phase, source] of [
  ['render', '() => { throw new Error("poisoned"); }'],
  ['effect', lifecycle('componentDidMount')],
] as const) {
  test(`the fallback is back unchanged after a throw (${phase}), and the event says so`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(/request-call-form failed .* its fallback is back/);
    await page.addInitScript(() => {
      addEventListener('aw:failed', (event) => Object.assign(window, { failed: (event as CustomEvent).detail }));
    });
    await poison(page, source);
    await page.goto(bare.serve(document(sandbox)));
    await expectFallbackUntouched(page);
    const detail = await page.evaluate(() => (window as unknown as { failed: object }).failed);
    expect(detail).toMatchObject({ widget: 'request-call-form', phase, message: 'Error: poisoned' });
  });
}

test("one widget's failure never touches another", async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/poisoned/, /there is no widget "request-cal-form"; did you mean data-widget="request-call-form"/);
  await poison(page, `((props) => { if (props.heading === 'Poison') throw new Error('poisoned'); return 'Mounted: ' + props.heading; })`);
  const one = (heading: string, name = 'request-call-form') => `<div data-widget="${name}" data-heading="${heading}"><p>Fallback ${heading}</p></div>`;
  const body = [one('A'), one('Poison'), one('B', 'request-cal-form'), one('C'), '<div data-widget="__proto__"><p>Proto</p></div>'].join('');
  expectConsole(/there is no widget "__proto__"/);
  await page.goto(bare.serve(document(sandbox, { body })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveText(['Mounted: A', 'Mounted: C']);
  await expect(page.locator('[data-widget-state="failed"]')).toHaveText('Fallback Poison');
  await expect(page.locator('[data-widget-state="invalid"]')).toHaveText(['Fallback B', 'Proto']);
});

test('fault 53: two forms on a page keep to themselves', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(document(sandbox, { body: snippet + snippet.replace('Talk to us', 'Or here').replace('BARE', 'SECOND') })));
  const [first, second] = [page.locator('[data-widget]').nth(0), page.locator('[data-widget]').nth(1)];
  await second.scrollIntoViewIfNeeded();
  await second.getByText('First Name').click();
  await expect(second.getByLabel('First Name')).toBeFocused();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await fillIn(second);
  await button(second).click();
  await expect(second.getByText('Thanks!')).toBeVisible();
  await expect(first.getByLabel('First Name')).toHaveValue('');
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: { CampaignId: 'SECOND' } }]);
});

test('in an editor nothing mounts', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(document(sandbox, { body: `<div contenteditable>${snippet}</div>${snippet}` })));
  await expect(page.locator('[data-widget]').nth(1)).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('[data-widget]').nth(0)).not.toHaveAttribute('data-widget-state');
});
