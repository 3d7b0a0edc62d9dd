import {
  barePage,
  expect,
  hold,
  placeholder,
  test,
  untilIdle,
  withoutAnalytics,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const fallback = '<p>Or <a id="contact" href="/elsewhere">contact us</a>.</p>';

const form = (load = '') =>
  `<div class="aw-widget" data-widget="callback-form"${load && ` data-widget-load="${load}"`}>${fallback}</div>`;

/** Records the names of our requested files, without their hashes. */
function recordAssets(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-.{8}\.(js|css)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

for (const [where, body] of [
  ['far below', `<div style="height: 5000px"></div>${form()}`],
  ['that loads on interaction', form('interaction')],
] as const) {
  test(`fetches only the runtime for a widget ${where}`, async ({ page, sandbox, bare }) => {
    const files = recordAssets(page);
    await page.goto(bare.serve(barePage(sandbox, { body, attributes: `async ${withoutAnalytics}` })));
    await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
    await untilIdle(page);
    expect([...files].sort()).toEqual(['core', 'runtime']);
  });
}

test('fetches what analytics needs, and no engine, for a widget far below', async ({
  page,
  sandbox,
  bare,
}) => {
  const files = recordAssets(page);
  const body = `<div style="height: 6000px"></div>${form()}`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expect.poll(() => [...files]).toContain('page-extras');
  await untilIdle(page);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
  expect([...files].sort()).toEqual(['core', 'core-later', 'core-parts', 'page-extras', 'runtime']);
});

test('requests all files of a widget in one step', async ({ page, sandbox, bare }) => {
  const files = recordAssets(page);
  const held = await hold(page, '**/assets/*');
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        body: `<div class="aw-widget" data-widget="request-call-form">${fallback}</div>`,
        attributes: `async ${withoutAnalytics}`,
      }),
    ),
    { waitUntil: 'commit' },
  );
  for (const file of ['runtime', 'core', 'controls', 'base', 'engine', 'request-call-form', 'forms', 'ui'])
    await expect.poll(() => [...files], `${file} is requested`).toContain(file);
  await held.release();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
});

test('reports an unknown name at once, even if it loads on interaction', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/no widget/);
  await page.goto(
    bare.serve(
      barePage(sandbox, { body: '<div data-widget="request-surveys" data-widget-load="interaction"></div>' }),
    ),
  );
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'invalid');
});
