import {
  barePage,
  button,
  expect,
  expectReady,
  failedRequest,
  fillIn,
  hold,
  installClock,
  placeholder,
  snippet,
  test,
  untilIdle,
  untilSeen,
} from '@adviser-widgets/testing/browser';

interface PageApi {
  readonly config: object;
  readonly ready: Promise<void>;
  start(): void;
  mount(element: Element | null, name: string): Promise<void>;
}

test('mounts and sends a lead from another origin', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: { CampaignId: 'BARE' }, attempts: 1 }]);
});

test('mounts when the script loads long after the page', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(`<!doctype html><title>Late</title>${snippet}`));
  await page.evaluate((url) => {
    const script = document.createElement('script');
    script.src = `${url}/adviser-widgets/1/loader.js`;
    script.dataset.config = `${url}/__sandbox/config.json`;
    document.head.append(script);
  }, sandbox.url);
  await expectReady(page);
});

test('reads its configuration from the inline block and the tag, which overrides it', async ({
  page,
  sandbox,
  bare,
}) => {
  const config = {
    brand: 'from-json',
    privacyUrl: '/from-json',
    phone: '0800 111 111',
    apiBase: { live: sandbox.url, sandbox: sandbox.url },
  };
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

test('with start: manual, a start that was queued before the script came counts', async ({
  page,
  sandbox,
  bare,
}) => {
  const head = '<script>(window.AdviserWidgets ||= []).push((aw) => aw.start());</script>';
  await page.goto(bare.serve(barePage(sandbox, { head, attributes: 'async data-start="manual"' })));
  await expectReady(page);
});

test('with start: manual in the JSON, a page mounts what it asks for once it has started', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), start: 'manual' } });
  });
  await page.goto(bare.serve(barePage(sandbox, { body: '<div id="later">Call us</div>' })));
  await page.evaluate(async () => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: PageApi };
    const mounted = AdviserWidgets.mount(document.querySelector('#later'), 'request-call-form');
    await AdviserWidgets.ready;
    AdviserWidgets.start();
    await mounted;
  });
  await expectReady(page);
});

test('with start: manual, a page that never starts hears what to do', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/call AdviserWidgets\.start\(\) once the page has hydrated/);
  await installClock(page);
  await page.goto(bare.serve(barePage(sandbox, { attributes: 'defer data-start="manual"' })));
  const said = page.waitForEvent('console', (message) => /AdviserWidgets\.start/.test(message.text()));
  await page.clock.runFor(5_000); // the runtime loads
  await page.waitForFunction(
    () => Object.keys((window as unknown as { AdviserWidgets: PageApi }).AdviserWidgets.config).length > 0,
  );
  await page.clock.runFor(5_000);
  await said;
});

test('logs one error if the configuration cannot be loaded, and uses the tag and the defaults', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /the configuration could not be read/);
  const html = barePage(sandbox)
    .replace('/__sandbox/config.json', '/missing.json')
    .replace('data-config', 'data-brand="acme" data-config');
  await page.goto(bare.serve(html));
  await expectReady(page);
});

test('logs one error if the configuration takes longer than 3 s, and uses the tag and the defaults', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/the configuration has not arrived after 3 s/);
  await page.route('**/config.json', () => {}); // never responds
  await installClock(page);
  await page.clock.pauseAt(Date.now() + 60_000); // no time passes while the page opens
  await page.goto(bare.serve(barePage(sandbox).replace('data-config', 'data-brand="acme" data-config')));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'loading');
  await page.clock.runFor(2_900);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'loading');
  await expect(page.getByText('Prefer to talk?')).toBeVisible();
  await page.clock.runFor(200);
  await expectReady(page);
});

test('a form that lacked its configuration mounts once it comes', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/the configuration has not arrived after 3 s/, /needs the configuration key "brand"/);
  const { release } = await hold(page, '**/config.json');
  await installClock(page);
  await page.clock.pauseAt(Date.now() + 60_000); // no time passes while the page opens
  await page.goto(bare.serve(barePage(sandbox)));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'loading');
  await page.clock.runFor(3_100);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'invalid');
  await expect(page.getByText('Prefer to talk?')).toBeVisible();
  await release();
  await expectReady(page);
  await page.clock.resume();
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre').map(({ path }) => path)).toEqual(['/api-base/acme/call-centre']);
});

test('mounts markup that is added late, and unmounts it without a trace', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: '<main></main>' })));
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    snippet,
  );
  await expectReady(page);
  const left = await page.evaluate(async () => {
    const element = document.querySelector('[data-widget]');
    const unmounted = new Promise((resolve) => element?.addEventListener('aw:unmounted', resolve));
    element?.remove();
    await unmounted;
    return element?.outerHTML;
  });
  expect(left).toBe(snippet);
});

test('a placeholder that moves keeps typed text', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: `<main>${snippet}</main><aside></aside>` })));
  await expectReady(page);
  await page.getByLabel('First Name').fill('Aroha');
  await page.evaluate(() =>
    document.querySelector('aside')?.append(document.querySelector('[data-widget]') ?? ''),
  );
  await untilSeen(page);
  await expect(page.locator('aside').getByLabel('First Name')).toHaveValue('Aroha');
});

test('a page without placeholders fetches the loader and nothing else of ours', async ({
  page,
  sandbox,
  bare,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(bare.serve(barePage(sandbox, { body: '<p>Nothing here</p>' })));
  await untilIdle(page);
  expect(requests.filter((path) => path.startsWith('/adviser-widgets/'))).toEqual([
    '/adviser-widgets/1/loader.js',
  ]);
});

test('the style sheets apply before the first paint of the widget', async ({ page, sandbox, bare }) => {
  const { release } = await hold(page, '**/*.css');
  await page.goto(bare.serve(barePage(sandbox)), { waitUntil: 'commit' });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'loading');
  await expect(page.getByText('Prefer to talk?')).toBeVisible();
  const padding = page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const control = document.querySelector('.aw-control');
          if (control) resolve(getComputedStyle(control).paddingLeft);
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
  );
  await page.evaluate(() => {}); // wait until it observes
  await release();
  expect(await padding).not.toBe('1px');
  await expectReady(page);
});

test('fault 53: two forms on a page are independent', async ({ page, sandbox, bare }) => {
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        body: snippet + snippet.replace('Talk to us', 'Or here').replace('BARE', 'SECOND'),
      }),
    ),
  );
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

test('mounts nothing in an editor', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: `<div contenteditable>${snippet}</div>${snippet}` })));
  await expect(page.locator('[data-widget]').nth(1)).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('[data-widget]').nth(0)).not.toHaveAttribute('data-widget-state');
});
