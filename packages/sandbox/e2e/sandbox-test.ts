import { test as base } from '@playwright/test';
import { startTestSandbox, type TestSandbox } from '../src/test-sandbox.ts';

/** Playwright's test with a sandbox of its own, whose root is a page with a title and no more. */
export const test = base.extend<{ readonly sandbox: TestSandbox }>({
   
  sandbox: async ({}, use) => {
    const sandbox = await startTestSandbox({ site: (_request, response) => void response.send('<title>Host</title>') });
    await use(sandbox);
    await sandbox.stop();
  },
});
