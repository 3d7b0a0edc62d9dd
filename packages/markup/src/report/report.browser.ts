import {
  barePage,
  builtVersion,
  expect,
  failedRequest,
  installClock,
  openWithReport,
  pauseClock,
  repairWarnings,
  report,
  reportItems as items,
  reportProblems as problems,
  reportSiteNotes as siteNotes,
  snippet,
  test,
  untilIdle,
  withoutAnalytics,
} from '@adviser-widgets/testing/browser';

test('lists every placeholder with its state, its problems and their fixes', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(repairWarnings);
  await openWithReport(page, { sandbox, bare });
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready', 'ready', 'invalid', 'pending']);
  await expect(items(page).locator('.aw-report-label')).toHaveText([
    '“In order”',
    '“Request a Call”',
    '“Mistyped”',
    '“Far below”',
  ]);
  await expect(problems(items(page).nth(0))).toHaveCount(0);
  await expect(problems(items(page).nth(1))).toHaveText([
    'This widget does not know data-headding="Talk > to us"; write data-heading="Talk > to us".',
    'data-heading-level="3.0" is not a whole number from 2 to 6; write data-heading-level="3".',
    'data-closable="off" is not "true" or "false"; write data-closable="false".',
    /^This widget does not know data-aw-colour=.*\.$/,
    /^This widget has no slot "sucess"; .*; write data-slot="success"\.$/,
  ]);
  await expect(problems(items(page).nth(2))).toHaveText([
    'There is no widget "request-cal-form"; did you mean data-widget="request-call-form"?',
  ]);
  await expect(items(page).nth(3)).toContainText('It loads when it comes near the visible part of the page.');
  await expect(report(page).getByRole('button', { expanded: true })).toContainText('4 widgets, 6 problems');
});

test('lists each prop with its value and source', async ({ page, sandbox, bare }) => {
  await openWithReport(
    page,
    { sandbox, bare },
    { body: `<main><h1>Page</h1><div id="scripted"><p>Call us</p></div>${snippet}</main>` },
  );
  await expect(items(page)).toHaveCount(1);
  await page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as {
      AdviserWidgets: { mount(element: Element | null, name: string, props: object): Promise<void> };
    };
    return AdviserWidgets.mount(document.querySelector('#scripted'), 'request-call-form', {
      heading: 'From a script',
    });
  });
  await expect(items(page)).toHaveCount(2);
  const row = (item: number, name: string) => {
    const header = page.getByRole('rowheader', { name, exact: true });
    return items(page).nth(item).getByRole('row').filter({ has: header }).getByRole('cell');
  };
  await items(page).nth(0).getByText('Attributes and slots').click();
  await expect(row(0, 'data-heading')).toHaveText(['From a script', 'page script']);
  await items(page).nth(1).getByText('Attributes and slots').click();
  await expect(row(1, 'data-heading')).toHaveText(['Talk to us', 'attribute']);
  await expect(row(1, 'data-button-text')).toHaveText(['Submit', 'default']);
  await expect(row(1, 'data-slot="success"')).toHaveText(['Thanks!', 'slot']);
});

test('opens a placeholder in the snippet builder, with its mistakes corrected', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(repairWarnings);
  await openWithReport(page, { sandbox, bare });
  const builder = page.waitForEvent('popup');
  await items(page)
    .nth(1)
    .getByRole('link', { name: 'Edit in the snippet builder: request-call-form' })
    .click();
  const opened = await builder;
  await expect(opened.getByRole('heading', { name: 'Request a call', level: 2 })).toBeVisible();
  await expect(opened.getByLabel('Heading', { exact: true })).toHaveValue('Talk > to us');
  await expect(opened.frameLocator('iframe').getByRole('heading', { name: 'Talk > to us' })).toBeVisible();
});

test('the corrected snippet of a placeholder mounts in a new page without problems', async ({
  page,
  sandbox,
  bare,
  context,
  expectConsole,
}) => {
  expectConsole(repairWarnings);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithReport(page, { sandbox, bare });
  await items(page).nth(1).getByRole('button', { name: 'Copy corrected snippet' }).click();
  await expect(items(page).nth(1).getByRole('status')).toHaveText(
    'Copied. Paste it over the old snippet in your CMS.',
  );
  const corrected = await page.evaluate(() => navigator.clipboard.readText());
  expect(corrected).not.toMatch(/state|="[^"]*[<>]/);
  await openWithReport(page, { sandbox, bare }, { body: corrected });
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready']);
  await expect(report(page).getByRole('button', { expanded: true })).toContainText('1 widget, no problems');
  await expect(page.getByRole('heading', { name: 'Talk > to us', level: 3 })).toBeVisible();
});

test('names pictures that did not load', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest);
  await page.route('**/nope1.jpg', (route) => route.fulfill({ status: 404, body: '' }));
  const body =
    '<div data-widget="image-carousel" data-label="Homes"><img src="/nope1.jpg" alt="A villa"><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==" alt="A flat"></div>';
  await openWithReport(page, { sandbox, bare }, { body });
  await expect(problems(items(page).first())).toHaveText(['Picture 1 did not load: /nope1.jpg']);
});

test('shows and selects the snippet if the page may not copy', async ({ page, sandbox, bare }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await report(page).getByRole('button', { name: 'Copy snippet' }).click();
  await expect(report(page).getByRole('textbox')).toHaveValue(snippet);
  await expect(report(page).getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(snippet);
  await expect(report(page).getByRole('status')).toContainText('Ctrl+C');
});

test('everything can be done with the keyboard', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(repairWarnings);
  await openWithReport(page, { sandbox, bare });
  const toggle = report(page).getByRole('button', { name: /adviser-widgets report/ });
  await toggle.focus();
  const show = report(page).getByRole('button', { name: 'Show request-call-form' }).first();
  await page.keyboard.press('Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(report(page).getByRole('button', { name: /^Copy/ }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    report(page)
      .getByRole('link', { name: /^Edit in the snippet builder/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    report(page)
      .getByRole('link', { name: /^All about/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(items(page).first().getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(report(page).getByRole('list')).toBeHidden();
  await page.keyboard.press('Enter');
  await items(page).nth(3).getByRole('button', { name: 'Show request-call-form' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-widget]').nth(3)).toBeFocused();
  await expect(page.locator('[data-widget]').nth(3)).toBeInViewport();
});

test('the report updates with the page', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(repairWarnings);
  await openWithReport(page, { sandbox, bare }, { body: `<main>${snippet}</main>` });
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready']);
  const widget = page.locator('[data-widget]').first();
  await widget.evaluate((element) => element.setAttribute('data-aw-colour', 'red'));
  await expect(problems(items(page).first())).toHaveText([/^This widget does not know data-aw-colour=.*\.$/]);
  await widget.evaluate((element) => element.removeAttribute('data-aw-colour'));
  await expect(problems(items(page).first())).toHaveCount(0);
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html),
    snippet.replace('Talk to us', 'Late'),
  );
  await expect(items(page).locator('.aw-report-label')).toHaveText(['“Late”', '“Talk to us”']);
  await page
    .locator('[data-widget]')
    .first()
    .evaluate((element) => element.remove());
  await expect(items(page).locator('.aw-report-label')).toHaveText(['“Talk to us”']);
});

test('the report does nothing while the page does not change', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(repairWarnings);
  await installClock(page);
  await openWithReport(page, { sandbox, bare }, { attributes: `async ${withoutAnalytics}` });
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready', 'ready', 'invalid', 'pending']);
  await untilIdle(page);
  await pauseClock(page);
  await page.clock.runFor(1_000); // let pending work finish
  await page.evaluate(() => {
    const changes: string[] = [];
    const observer = new MutationObserver((list) => {
      for (const { type, target, attributeName } of list)
        changes.push(`${type} ${target.nodeName} ${attributeName ?? ''}`);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.querySelector('main')?.classList.add('changed');
    Object.assign(window, { changes });
  });
  await page.clock.runFor(10_000); // the report reads the page again
  await page.evaluate(() => {}); // and would have drawn changes
  expect(await page.evaluate('changes')).toEqual(['attributes MAIN class']);
});

test('a badge marks a placeholder with problems, opens it in the report, and does not change the page', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(repairWarnings);
  await openWithReport(page, { sandbox, bare });
  const badge = report(page).getByRole('button', {
    name: '1 problem with request-cal-form: open the report',
  });
  const marked = page.locator('[data-widget="request-cal-form"]');
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready', 'ready', 'invalid', 'pending']); // the layout is final
  await marked.scrollIntoViewIfNeeded();
  const distance = async () => {
    const [label, element] = [await badge.boundingBox(), await marked.boundingBox()];
    return label && element ? Math.round(element.y - label.y - label.height) : undefined;
  };
  await expect.poll(distance).toBe(0);
  await page.mouse.wheel(0, -120);
  await expect.poll(distance).toBe(0);
  await page.keyboard.press('Escape');
  await badge.click();
  await expect(report(page).getByRole('heading', { name: 'request-cal-form' })).toBeFocused();
  expect(await marked.evaluate((element) => element.outerHTML)).toBe(
    '<div class="aw-widget" data-widget="request-cal-form" data-widget-state="invalid"><p>Mistyped</p></div>',
  );
});

test('says why a widget cannot be loaded', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /failed \(load\); its fallback stays/);
  await page.route('**/request-call-form-*.js*', (route) => route.fulfill({ status: 404 }));
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await expect(items(page).locator('.aw-report-state')).toHaveText(['failed']);
  await expect(problems(items(page).first())).toHaveText([/^The widget's files could not be loaded/]);
  await expect(siteNotes(page)).toHaveText([/^request-call-form “Talk to us” could not be loaded/]);
});

test('an editor can pass on what is not theirs to fix', async ({
  page,
  sandbox,
  bare,
  context,
  expectConsole,
}) => {
  expectConsole(/configuration key "trackingShape"/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithReport(page, { sandbox, bare }, { body: snippet, attributes: 'data-tracking-shape="round"' });
  await report(page).getByRole('button', { name: 'Copy message' }).click();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toContain(`Widgets on ${page.url()}`);
  expect(message).toContain('- Configuration key "trackingShape": ');
});

test('reports what a CMS has done to a page without placeholders', async ({ page, sandbox, bare }) => {
  const stripped =
    '<div class="aw-widget"><p>Prefer to talk?</p></div><p>&lt;div data-widget="request-call-form"&gt;</p>';
  await openWithReport(page, { sandbox, bare }, { body: stripped });
  await expect(report(page)).toContainText('There is no widget on this page');
  await expect(report(page)).toContainText('A widget “Prefer to talk?” has lost its attributes');
  await expect(report(page)).toContainText(
    'The page shows a snippet as text: “<div data-widget="request-call-form"',
  );
  await expect(report(page).getByRole('button', { expanded: true })).toContainText('0 widgets, 2 problems');
});

test('reports problems of the configuration and a second script', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/configuration key "trackingShape"/, /two loaders: /);
  const second = `<script src="${sandbox.url}/adviser-widgets/${builtVersion}/loader.js"></script>`;
  await openWithReport(page, { sandbox, bare }, { body: second, attributes: 'data-tracking-shape="round"' });
  await expect(siteNotes(page)).toContainText(
    'Configuration key "trackingShape": expected one of "nested", "flat", got "round"',
  );
  await expect(report(page)).toContainText("The widgets' script is on this page 2 times");
});

test('says what the page checker says of a page: no page.css, no fallback, a form around it', async ({
  page,
  sandbox,
  bare,
}) => {
  const body = '<form><div class="aw-widget" data-widget="request-call-form"></div></form>';
  const html = barePage(sandbox, { body, attributes: `${withoutAnalytics} data-debug` });
  await page.goto(bare.serve(html));
  await expect(problems(items(page).first())).toHaveText([
    /^This widget has no fallback, so visitors without JavaScript see nothing; /,
    /^This widget is inside <form>: forms cannot be nested/,
  ]);
  await expect(siteNotes(page)).toContainText('page.css is not linked in the head, so the page jumps');
});

test('says of a notice that its reader has closed it', async ({ page, sandbox, bare }) => {
  const notice = '<div data-widget="notice-banner"><p>Closed on Monday</p></div>';
  await openWithReport(page, { sandbox, bare }, { body: `<main>${notice}</main>` });
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).not.toContainText('You have closed it');
  await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Close' }).click();
  await expect(items(page)).toContainText(
    'You have closed it in this browser, where it stays closed for an hour.',
  );
  await page.reload();
  await expect(items(page)).toContainText('You have closed it in this browser');
});
