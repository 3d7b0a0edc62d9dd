import { join } from 'node:path';
import { consumers, nameOf, writeConsumer } from '../consumers.ts';
import { packageManagers } from '../package-managers.ts';
import { serveConsumer } from '../serve-consumer.ts';
import { expect, fillIn, installLimit, test } from './fixtures.ts';
import { standInForExamples } from './stand-in.ts';

for (const consumer of consumers) {
  const name = nameOf(consumer);
  const manager = packageManagers[consumer.manager];

  test.describe.serial(name, { annotation: { type: 'consumer', description: name } }, () => {
    let url = '';
    let stop = () => {};
    test.afterAll(() => stop());

    test('installs and builds', async ({ served }) => {
      test.setTimeout(installLimit);
      const folder = join(served.folder, name.replaceAll(' ', ''));
      writeConsumer(consumer, folder);
      manager.configure(folder, served.registry);
      await manager.install(folder);
      await manager.runScript(folder, 'build');
      ({ url, close: stop } = await serveConsumer(folder, consumer));
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
      const leads = served.sandbox.records().filter(({ kind }) => kind !== 'analytics');
      expect(leads).toEqual([
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
      await fetch(`${served.api}/__sandbox/records`, { method: 'DELETE' });
    });
  });
}
