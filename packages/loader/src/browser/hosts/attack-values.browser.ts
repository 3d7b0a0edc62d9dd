import {
  barePage,
  button,
  everyWidget,
  expect,
  expectReady,
  fillIn,
  test,
} from '@adviser-widgets/testing/browser';

/** What an author who may write no script could put into every attribute of every widget. */
const values = [
  'javascript:window.hit=1',
  '<img src=x onerror="window.hit = 1"><a href="javascript:window.hit=1">x</a>',
  '"><svg onload=window.hit=1>',
  'data:text/html,<script>parent.hit=1</script>',
  'https://evil.example.invalid/x.js',
  '//evil.example.invalid/x.js',
];

/** What the tag of the script may say, and a placeholder may not. */
const settings = [
  'config',
  'api-base-live',
  'api-base-sandbox',
  'mco-api-base-live',
  'mco-api-base-sandbox',
  'site-base',
  'cdn-base',
  'report-url',
  'search-hosts',
  'captcha-script-url',
  'maps-script-url',
  'chat-script-url',
  'analytics-script-url',
].map((name) => `data-${name}="https://evil.example.invalid/"`);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The example of a widget with one value in all attributes, and with its content and slots. */
function hostile({ name, example, attributes }: (typeof everyWidget)[number], value: string): string {
  const written = Object.keys(attributes).map((attribute) => `data-${attribute}="${escaped(value)}"`);
  const start = `class="aw-widget" data-widget="${name}" data-widget-load="eager" ${written.join(' ')} ${settings.join(' ')}`;
  return example.replace(/<([a-z]+)[^<>]*\sdata-widget="[^<>]*>/, `<$1 ${start}>`);
}

for (const value of values)
  test(`no attribute of any widget runs ${value}, or loads it as a script or from an API`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    test.slow(); // every widget
    expectConsole(/./);
    const asked: string[] = [];
    page.on('request', (request) => {
      const isShown = ['image', 'media', 'document'].includes(request.resourceType()); // an author's pictures and frames
      if (new URL(request.url()).hostname.endsWith('.invalid') && !isShown) asked.push(request.url());
    });
    const body = everyWidget.map((widget) => hostile(widget, value)).join('\n');
    await page.goto(bare.serve(barePage(sandbox, { body })));
    const settled = page.locator(
      '[data-widget]:is([data-widget-state="ready"], [data-widget-state="failed"], [data-widget-state="invalid"])',
    );
    await expect(settled).toHaveCount(await page.locator('[data-widget]').count());
    const found = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('.aw-root, .aw-root *')];
      return {
        hit: 'hit' in window,
        handlers: elements.flatMap((each) =>
          each.getAttributeNames().filter((name) => /^(on|srcdoc)/.test(name)),
        ),
        scripts: elements
          .flatMap((each) =>
            ['href', 'src', 'action', 'formaction'].map((name) => each.getAttribute(name) ?? ''),
          )
          .filter((address) => /^\W*(javascript|data|vbscript):/i.test(address)),
      };
    });
    expect(found).toEqual({ hit: false, handlers: [], scripts: [] });
    expect(asked).toEqual([]);
  });

test('a placeholder that names an API of its own sends its lead to that of the configuration', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/does not know|counts on the script tag alone/);
  const body = `<div class="aw-widget" data-widget="request-call-form" ${settings.join(' ')}><div data-slot="success">Thanks!</div></div>`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});
