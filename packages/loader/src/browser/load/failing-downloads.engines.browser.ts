import { expect, snippet, type BareOrigin } from '@adviser-widgets/testing/browser';
import { engineTest as test, openBare, untilState, type Driver } from '@adviser-widgets/testing/engines';

const failures = 'failures';

/** Notes in storage, which outlasts the page, that a widget has failed. */
const noting = `<script>addEventListener('aw:failed', () => (localStorage.${failures} = 'yes'))</script>`;

/** Browsers' own words for downloads that they have ended. */
const ended = /^Failed to load resource|in the integrity attribute match/;

const files = /\/(base|request-call-form)-/;

/** Follows the page's link without waiting for what follows. */
function follow(driver: Driver): Promise<void> {
  return driver.evaluate(() => {
    setTimeout(() => document.querySelector<HTMLElement>('a[href^="http"]')?.click());
  });
}

function pageAfter({ loader }: { readonly loader: string }): string {
  return loader.replace('/adviser-widgets/1/loader.js', '/privacy-policy');
}

/** Once the next page is there, reads what the page before has noted. */
async function expectNoFailure(driver: Driver, bare: BareOrigin, next: string): Promise<void> {
  await driver.waitFor((address) => location.href === address && document.readyState === 'complete', next);
  await driver.goto(bare.serve('<title>The same origin</title>'));
  expect(await driver.evaluate((key) => localStorage.getItem(key), failures)).toBeNull();
}

test('a visitor who follows a link while a widget loads leaves no failure behind', async ({
  driver,
  relay,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(ended);
  const release = relay.release({ hold: /\/(base|request-call-form)-|\/privacy-policy$/ });
  const next = pageAfter(release);
  const body = `<a href="${next}">Privacy</a>${snippet}`;
  await openBare(driver, { sandbox, bare, head: noting, body, release, state: 'loading' });
  await follow(driver);
  await expect.poll(() => release.asked).toContain('/privacy-policy');
  release.letGo();
  await expectNoFailure(driver, bare, next);
});

test('a visitor who has followed a link before a widget loads leaves no failure behind', async ({
  driver,
  relay,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(ended);
  const release = relay.release({ hold: /\/privacy-policy$/ });
  const next = pageAfter(release);
  const later = '<div class="aw-widget" data-widget="notice-banner">Closed today</div>';
  const body = `<a href="${next}">Privacy</a>${snippet}<template>${later}</template>`;
  await openBare(driver, { sandbox, bare, head: noting, body, release });
  await driver.evaluate(() => {
    addEventListener('beforeunload', () => {
      setTimeout(() => document.body.append(document.querySelector('template')?.content ?? ''), 100);
    });
  });
  await follow(driver);
  await expect.poll(() => release.asked).toContain('/privacy-policy');
  setTimeout(release.letGo, 500);
  await expectNoFailure(driver, bare, next);
});

test('a widget is ready even if a file that it shares with others failed at first', async ({
  driver,
  relay,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(ended);
  const release = relay.release({ fail: /\/base-/ });
  await openBare(driver, { sandbox, bare, release });
  expect(release.asked).toHaveLength(1);
});

test('a visitor who downloads a file while a widget loads gets both', async ({
  driver,
  relay,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(ended);
  const release = relay.release({ hold: files });
  const file = bare.serve('a file', { 'Content-Disposition': 'attachment' });
  const body = `<a href="${file}">Download</a>${snippet}`;
  await openBare(driver, { sandbox, bare, body, release, state: 'loading' });
  await follow(driver);
  release.letGo();
  await untilState(driver, 'ready');
});
