import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { browserArgs, findBrowser } from '../browser.ts';
import { purposes } from './pages-to-audit.ts';
import type { AuditedPage } from './pages-to-audit.ts';

/** Fetched on demand, because as a dependency it would make every install a third larger. */
const lighthouse = 'lighthouse@13.5.0';

/** Scores are from 0 to 1; `null` if there is none. */
export interface Scores {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** Audits as on a mid-range phone. Rejects if Lighthouse or the page is unavailable. */
export async function auditPage(
  origin: string,
  { path, on }: AuditedPage,
): Promise<{ json: string; scores: Scores }> {
  const flags = [
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...browserArgs].join(' ')}`,
    ...(on ? [`--skip-audits=${purposes[on].join(',')}`] : []),
    ...(on === 'missing' ? ['--ignore-status-code'] : []),
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', new URL(path, origin).href, ...flags],
    {
      cwd: tmpdir(), // elsewhere npm would read our workspace
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  );
  // The report format of the pinned version.
  return { json: stdout, scores: JSON.parse(stdout) as Scores };
}
