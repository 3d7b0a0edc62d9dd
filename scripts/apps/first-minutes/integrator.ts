import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBlock, readSection } from '../read-docs.ts';
import { startWalk } from './clock.ts';
import { expectLeads, sendLead, typed, type Visit } from './visit.ts';

const guide = 'stories/docs/guides/IntegrationGuide.mdx';

/** The quick start of the guide for integrators. `npm start` has run. */
export async function walkAsIntegrator({ browser, folder, site }: Visit): Promise<void> {
  const walk = startWalk('integrator');
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const file = join(folder, 'page.html');
  const reads = readSection(guide, '## Quick start').replace(/```[\s\S]*?```/g, '');
  await walk.step({ says: 'reads the quick start, and saves its page', reads, types: 'page.html' }, () =>
    Promise.resolve(writeFileSync(file, readBlock(guide, '## Quick start', 'html'))),
  );
  await walk.step(
    { says: 'opens the file, and sees the form' },
    async () => {
      await page.goto(pathToFileURL(file).href);
      await page.getByRole('button', { name: 'Submit' }).waitFor();
    },
    page,
  );
  await walk.step(
    { says: 'fills it in, and is thanked', types: typed },
    () => sendLead(page, 'Thank you'),
    page,
  );
  await walk.step(
    { says: 'sees the lead in the sandbox' },
    async () => {
      await page.goto(`${site}/__sandbox/`);
      await page.getByText('aroha@example.co.nz').first().waitFor();
      await expectLeads(site, 2); // the editor's too
    },
    page,
  );
  await page.close();
  walk.print();
}
