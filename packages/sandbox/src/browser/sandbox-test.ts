import { test as base } from '@playwright/test';
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
