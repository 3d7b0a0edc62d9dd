import {
  barePage,
  expect,
  expectReady,
  test,
  untilIdle,
  withoutAnalytics,
} from '@adviser-widgets/testing/browser';

const form = (attributes: string) =>
  `<div data-widget="request-call-form" ${attributes}><p>Call us</p></div>`;

test('a correct placeholder fetches only the files of its widget', async ({ page, sandbox, bare }) => {
  const { widgets } = (await (await fetch(`${sandbox.url}/adviser-widgets/1/widgets.json`)).json()) as {
    widgets: { name: string; files: { name: string }[] }[];
  };
  const files = widgets.find(({ name }) => name === 'request-call-form')?.files.map(({ name }) => name);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) fetched.add(request.url().replace(/.*\/assets\//, ''));
  });
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        body: form('data-heading="Māori &amp; Pākehā – we’ll call" data-heading-level="3"'),
        attributes: `async ${withoutAnalytics}`,
      }),
    ),
  );
  await expectReady(page);
  await untilIdle(page);
  expect([...fetched].sort()).toEqual(files?.sort());
});

test('repairs what an editor mangled, and reports what was lost', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  expectConsole(/write data-heading="Talk to us"/, /data-draft="perhaps" is not "true" or "false"/);
  const attributes =
    'data-heading=”Talk To Us” data-heading-level=”3” data-button-text="Q&amp;amp;A" data-draft="perhaps"';
  await page.goto(bare.serve(barePage(sandbox, { body: form(attributes) })));
  await expectReady(page);
  await expect(page.getByRole('heading', { name: 'Talk to us', level: 3 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Q&A' })).toBeVisible();
  await expect.poll(() => warnings).toHaveLength(2);
  expect(warnings.find((text) => text.includes('data-draft'))).toContain('; for example data-draft="false"');
});

test('reads the attributes unrepaired if the repair code cannot be loaded', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  const { widgets } = (await (await fetch(`${sandbox.url}/adviser-widgets/1/widgets.json`)).json()) as {
    widgets: { files: { name: string }[] }[];
  };
  const known = widgets.flatMap(({ files }) => files.map(({ name }) => name));
  await page.route('**/assets/**', (route) =>
    known.some((name) => route.request().url().endsWith(name)) ? route.continue() : route.abort(),
  );
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        body: form('data-button-text="Q&amp;amp;A"'),
        attributes: `async ${withoutAnalytics}`,
      }),
    ),
  );
  await expectReady(page);
  await expect(page.getByRole('button', { name: 'Q&amp;A' })).toBeVisible();
});

test('repairs attributes that a page script writes too', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: form('data-heading="Talk to us"') })));
  await expectReady(page);
  await page
    .locator('[data-widget]')
    .evaluate((element) => element.setAttribute('data-heading', 'Mortgages &amp; more'));
  await expect(page.getByRole('heading', { name: 'Mortgages & more' })).toBeVisible();
});
