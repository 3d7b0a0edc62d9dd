import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

export const test = base.extend<{ readonly sandbox: TestSandbox }, { readonly startedSandbox: TestSandbox }>({
  startedSandbox: [
    async ({}, use) => {
      const sandbox = await startTestSandbox({
        site: (_request, response) => void response.send('<title>Host</title>'),
      });
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ startedSandbox }, use) => {
    await startedSandbox.clear();
    await use(startedSandbox);
  },
});

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations =
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]))';
  expect.soft(await page.evaluate(violations)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
}
