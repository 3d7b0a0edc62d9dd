import { expect, test } from 'vitest';
import { startTestSite } from './start-test-site.ts';

const tagOf = async (options?: { reportUrl: string }) => {
  const { $ } = await (await startTestSite(options))('/');
  return $('script[src$="/loader.js"]').attr();
};

test('the widgets report nothing by default', async () => {
  expect(await tagOf()).not.toHaveProperty('data-report-url');
});

test('with an address, the widgets report failures and every page view', async () => {
  expect(await tagOf({ reportUrl: '/reports' })).toMatchObject({
    'data-report-url': '/reports',
    'data-report-sample': '1',
  });
});
