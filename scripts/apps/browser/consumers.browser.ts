import { join } from 'node:path';
import { consumers, writeConsumer } from '../consumers.ts';
import { runInApp } from '../run-in-app.ts';
import { serveFolder } from '../../serve-folder.ts';
import { startCommand } from '../start-command.ts';
import { expect, fillIn, installLimit, leadsOf, test } from './fixtures.ts';
import { standInForExamples } from './stand-in.ts';

for (const consumer of consumers) {
  const name = `${consumer.folder}-${consumer.react}`;

  test.describe.serial(`${consumer.folder} with React ${consumer.react}`, () => {
    // Loopback counts as a sandbox, and the examples name the API of the live site alone.
    test.use({ expected: /apiBase\.sandbox is not set/ });

    let url = '';
    let stop = () => {};
    test.afterAll(() => stop());

    test('installs and builds', async ({ served }) => {
      test.setTimeout(installLimit);
      const folder = join(served.folder, name);
      writeConsumer(consumer, folder);
      await runInApp(folder, ['npm', 'install'], served.settings);
      await runInApp(folder, ['npm', 'run', 'build']);
      ({ url, close: stop } =
        consumer.folder === 'next' ? await serveNext(folder) : await serveFolder(join(folder, 'dist')));
    });

    if (consumer.folder !== 'vite')
      test('server sends the form', async ({ request }) => {
        const html = await (await request.get(url)).text();
        expect(html).toContain('Talk to us');
        expect(html).toContain('Contact number');
      });

    test('lead sent, nothing on the console', async ({ page, served }) => {
      const foreign = await standInForExamples(page, served.api, url);
      await page.goto(url);
      await fillIn(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText(/^Than(k you\.|ks!)/)).toBeVisible();
      expect(await leadsOf(served)).toEqual([
        expect.objectContaining({
          kind: 'call-centre',
          path: '/acme/call-centre',
          attempts: 1,
          fields: expect.objectContaining({
            CampaignId: 'HL-2026',
            FormFirstName: 'Aroha',
            FormLastName: "O'Neill-Ng",
            FormEmail: 'aroha@example.co.nz',
            FormPhone: '021 555 0000',
            Region: 'Northland',
          }),
        }),
      ]);
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
