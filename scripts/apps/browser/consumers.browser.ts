import { join } from 'node:path';
import { button, expect, fillIn } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { runCommand, startCommand } from '../../run-command.ts';
import { serveFolder } from '../../serve-folder.ts';
import { consumers, writeConsumer } from '../consumers.ts';
import { installLimit, test } from './fixtures.ts';

for (const consumer of consumers) {
  test.describe.serial(`${consumer.folder} with React ${consumer.react}`, () => {
    let url = '';
    let stop: () => void | Promise<void> = () => {};
    test.afterAll(() => stop());

    test('installs and builds', async ({ npm }) => {
      test.setTimeout(installLimit);
      const folder = join(npm.folder, consumer.folder);
      writeConsumer(consumer, folder);
      await runCommand(folder, ['npm', 'install'], npm.settings);
      await runCommand(folder, ['npm', 'run', 'build']);
      ({ url, close: stop } =
        consumer.folder === 'next' ? await serveNext(folder) : await serveFolder(join(folder, 'dist')));
    });

    if (consumer.folder !== 'vite')
      test('server sends the form', async ({ request }) => {
        const html = await (await request.get(url)).text();
        expect(html).toContain('Talk to us');
        expect(html).toContain('Contact number');
      });

    test('lead sent, nothing on the console', async ({ page, sandbox, expectConsole }) => {
      // Loopback counts as a sandbox, and the examples name the API of the live site alone.
      expectConsole(/apiBase\.sandbox is not set/);
      const foreign = await standInForExamples(page, sandbox.url, url);
      await page.goto(url);
      // Too early, the focus goes to what is missing, in React 18 too. Before an island has hydrated, a press does nothing.
      await expect(async () => {
        await button(page).click();
        await expect(page.getByLabel('First Name')).toBeFocused({ timeout: 1000 });
      }).toPass();
      await fillIn(page);
      await button(page).click();
      await expect(page.getByText(/^Than(k you\.|ks!)/)).toBeVisible();
      const [lead, ...others] = sandbox.records('call-centre');
      expect(others).toEqual([]);
      expect(lead).toMatchObject({ path: '/acme/call-centre', attempts: 1 });
      expect(lead?.fields).toMatchObject({
        CampaignId: 'HL-2026',
        FormLastName: "O'Neill-Ng",
        FormPhone: '021 555 0000',
        Region: 'Northland',
      });
      expect(foreign).toEqual([]);
    });
  });
}

async function serveNext(folder: string) {
  const { said, stop } = await startCommand(folder, {
    command: 'npx next start --hostname 127.0.0.1 --port 0',
    says: /http:\/\/127\.0\.0\.1:[1-9]\d*/,
  });
  return { url: `${said}/`, close: stop };
}

/**
 * Lets the sandbox answer for the addresses that the documentation's examples name, so that they are tested as they
 * stand. Without an `apiBase` an app asks its own origin.
 *
 * @returns the requests to any other site, which nothing answers
 */
async function standInForExamples(page: Page, api: string, app: string): Promise<string[]> {
  const foreign: string[] = [];
  const sites = [
    { from: 'https://api.example.nz/', to: '/' },
    { from: 'http://127.0.0.1:4400/', to: '/' }, // the sandbox, as it is started by hand
    { from: 'https://www.google.com/recaptcha/', to: '/stand-ins/captcha/' },
    { from: `${app}acme/`, to: '/acme/' },
  ];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const site = sites.find(({ from }) => url.startsWith(from));
    if (site)
      return route.fulfill({ response: await route.fetch({ url: url.replace(site.from, api + site.to) }) });
    if (url === `${app}favicon.ico`) return route.fulfill({ status: 204 });
    if (url.startsWith(app)) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  return foreign;
}
