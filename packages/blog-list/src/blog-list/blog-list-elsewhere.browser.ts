import { barePage, expect, expectReady, test } from '@adviser-widgets/testing/browser';
import { cards, placeholder } from '../browser/blog-page.ts';

const bareBody = (inside = '') =>
  `<main><h1>Blog</h1><div class="aw-widget" data-widget="blog-list">${inside}</div></main>`;

test('on another origin the first page is fetched, and every link leads to the site', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox, { body: bareBody() })));
  await expectReady(page);
  await expect(cards(page)).toHaveCount(12);
  const origins = await placeholder(page)
    .locator('[href], [src]')
    .evaluateAll((all) =>
      all.map((each) => new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '').origin),
    );
  expect(new Set(origins)).toEqual(new Set([sandbox.url]));
});

test('hostile articles run no script and leave the page alone', async ({ page, sandbox, bare }) => {
  const payloads = [
    '<img src=x onerror="window.hacked = 1">',
    '<svg onload="window.hacked = 1">',
    '</ul></div><script>window.hacked = 1</script>',
    '<iframe srcdoc="x">',
    '{{constructor.constructor("window.hacked = 1")()}}',
    '"><a href="javascript:window.hacked = 1">',
    '\u202egnp.exe',
    '<base href="https://evil.example/">',
  ];
  const urls = [
    'javascript:window.hacked=1',
    'JAVASCRIPT:window.hacked=1',
    'data:text/html,<script>1</script>',
    '/blog/fine',
    'vbscript:x',
    'blob:x',
    'https://fine.example/',
  ];
  const list = payloads.flatMap((text, number) =>
    urls.map((url, index) => ({
      url: index === 3 ? `/blog/${number}` : url,
      heading: text,
      summary: text,
      day: text,
      month: text,
      image: url,
      category: { heading: text, url },
    })),
  );
  await page.route('**/fine*', (route) => route.fulfill({ status: 200, body: '' }));
  await page.route('https://fine.example/**', (route) => route.fulfill({ status: 200, body: '' }));
  await sandbox.fail({
    path: '/api/blog',
    status: 200,
    body: JSON.stringify(list),
    contentType: 'application/json',
  });
  await page.goto(bare.serve(barePage(sandbox, { body: bareBody() })));
  await expectReady(page);
  await expect(cards(page).first()).toBeVisible();
  const found = await placeholder(page).evaluate((element) => ({
    hacked: (window as unknown as { hacked?: number }).hacked,
    strangers: element.querySelectorAll('script, iframe, svg, base, [onerror]:not(img), [onload]').length,
    schemes: [
      ...new Set([...element.querySelectorAll<HTMLAnchorElement>('a')].map(({ protocol }) => protocol)),
    ].sort(),
  }));
  expect(found).toEqual({ hacked: undefined, strangers: 0, schemes: ['http:', 'https:'] });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});
