import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createSandbox } from '@adviser-widgets/sandbox';
import { createSite, siteContent } from '@adviser-widgets/site';
import { buildCdn } from '../build/build-cdn.ts';
import { root } from '../cdn/find-widgets.ts';
import { auditPage } from './audit-page.ts';
import { pagesToAudit } from './pages-to-audit.ts';
import { describeScores, tableHead } from './describe-scores.ts';

// `pnpm lighthouse` audits one page of each kind; `pnpm lighthouse /faq /blog` audits only those.
await report(process.argv.slice(2));

/** A report, not a test: the performance score depends on this machine, and other load lowers it. */
async function report(chosen: readonly string[]): Promise<void> {
  const folder = join(root, '.lighthouse');
  const database = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  mkdirSync(folder, { recursive: true });
  await buildCdn();
  const assets = join(root, 'packages/loader/dist/cdn');
  const sandbox = createSandbox({
    db: join(database, 'data.sqlite'),
    assets,
    site: createSite({ hints: join(assets, '1/preload') }),
    ...siteContent(),
  });
  const { url } = await sandbox.listen(0);
  try {
    console.log(tableHead);
    for (const page of pagesToAudit(chosen)) {
      const { json, scores } = await auditPage(url, page);
      writeFileSync(
        join(folder, `${page.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.json`),
        json,
      );
      console.log(describeScores(page, scores));
    }
    console.log(`\nThe full reports are in ${relative(process.cwd(), folder) || '.'}/.`);
  } finally {
    await sandbox.close();
    rmSync(database, { recursive: true, force: true });
  }
}
