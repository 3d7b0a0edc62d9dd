import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSection } from '../read-docs.ts';
import { startWalk } from './clock.ts';
import { expectLeads, sendLead, typed, type Visit } from './visit.ts';

/** From the snippet builder to a lead. A file stands for the CMS, whose template has the script. */
export async function walkAsEditor({ browser, folder, site }: Visit): Promise<void> {
  const walk = startWalk('editor');
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const reads = readSection('README.md', '## Start as an editor').replace(/```[\s\S]*?```/g, '');
  await walk.step(
    { says: 'reads README, and opens the snippet builder', reads },
    () => page.goto(`${site}/editor/`).then(() => page.getByRole('searchbox').waitFor()),
    page,
  );
  await walk.step(
    { says: 'looks for "call me back"', types: 'call me back' },
    () => page.getByRole('searchbox').fill('call me back'),
    page,
  );
  await walk.step(
    { says: 'chooses "Request a call", and sees it in the preview' },
    async () => {
      await page
        .getByRole('button', { name: /^Request a call/ })
        .first()
        .click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Submit' }).waitFor();
    },
    page,
  );
  await walk.step(
    { says: 'changes the heading', types: 'Talk to Aroha' },
    () =>
      page
        .getByLabel(/^Heading/)
        .first()
        .fill('Talk to Aroha'),
    page,
  );
  await walk.step({ says: 'copies the snippet' }, () =>
    page.getByRole('button', { name: 'Copy', exact: true }).click(),
  );
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  await walk.step(
    { says: 'pastes it into a page, and sees the form' },
    async () => {
      await page.goto(savePage(snippet, { folder, site }));
      await page.getByRole('heading', { name: 'Talk to Aroha' }).waitFor();
    },
    page,
  );
  await walk.step(
    { says: 'sends a request, and is thanked', types: typed },
    () => sendLead(page, 'Thanks'),
    page,
  );
  await expectLeads(site, 1);
  await context.close();
  walk.print();
}

function savePage(snippet: string, { folder, site }: Pick<Visit, 'folder' | 'site'>): string {
  const file = join(folder, 'editor.html');
  const script = `<script async src="${site}/adviser-widgets/1/loader.js" data-config="${site}/__sandbox/config.json"></script>`;
  const head = `<!doctype html><meta charset="utf-8"><title>Contact us</title>${script}`;
  writeFileSync(file, `${head}<h1>Contact us</h1>${snippet}`);
  return pathToFileURL(file).href;
}
