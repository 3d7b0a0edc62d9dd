import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchAddress } from './pages/fetch-address.ts';
import { checkHtml } from './checks/check-html.ts';
import type { PageReport } from './checks/finding.ts';
import { maxPageBytes } from './pages/limits.ts';
import { listPages } from './pages/list-pages.ts';
import { parseJson } from './checks/parse-json.ts';
import { printable } from './report/printable.ts';
import { readFile } from './pages/read-file.ts';
import { readManifest, type Manifest } from './checks/read-manifest.ts';
import { isAddress, readPage, type NamedPage } from './pages/read-page.ts';
import { count, many, writeJson, writeText } from './report/write-report.ts';

const usage = `Usage: adviser-widgets-check [options] <page…>

Checks the widgets, the script tag, the configuration and the policy of pages. A page is an address, an
HTML file, a folder of HTML files, or a sitemap (.xml), of which every page is checked.

  --json             writes JSON instead of lines
  --config <file>    the JSON configuration, if data-config cannot be fetched; a file or an address
  --manifest <file>  the widgets.json of the release that the pages use; default: that of this version
  --max <number>     checks at most this many pages; default 1000
  --errors-only      leaves out warnings
  --help

Exit code: 0 if there is nothing to fix, 1 if there is, 2 if something could not be read or a limit left
something out.`;

export interface Output {
  readonly out: (text: string) => void;
  readonly logError: (text: string) => void;
}

/** Pages read at the same time. */
const lanes = 4;

/** Written by the build, from the same definitions. */
const ownManifest = fileURLToPath(new URL('../dist/widgets.json', import.meta.url));

/** Returns the exit code. */
export async function run(args: readonly string[], { out, logError }: Output): Promise<number> {
  const output: Output = { out, logError: (text) => logError(printable(text)) };
  try {
    return await runOptions(readOptions(args), output);
  } catch (error) {
    output.logError(reasonOf(error));
    return 2;
  }
}

type Options = ReturnType<typeof readOptions>;

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      'errors-only': { type: 'boolean', default: false },
      config: { type: 'string' },
      manifest: { type: 'string', default: ownManifest },
      max: { type: 'string', default: '1000' },
      help: { type: 'boolean', default: false },
    },
  });
  const max = Number(values.max);
  if (!Number.isInteger(max) || max < 1)
    throw new Error(`--max: expected a whole number from 1, got "${values.max}"`);
  return { ...values, max, pages: positionals };
}

async function runOptions(options: Options, { out, logError }: Output): Promise<number> {
  if (options.help || options.pages.length === 0) {
    for (const line of usage.split('\n')) (options.help ? out : logError)(line);
    return options.help ? 0 : 2;
  }
  const manifest = readManifest(await readText(options.manifest));
  const config = options.config === undefined ? undefined : await readConfig(options.config);
  const { pages, isWhole } = await listAll(options, logError);
  const { reports, unread } = await checkAll(pages, { manifest, config, logError });
  const shown = options['errors-only'] ? reports.map(withoutWarnings) : reports;
  out(options.json ? writeJson(shown) : writeText(shown));
  const { errors, warnings } = count(shown);
  return unread > 0 || !isWhole ? 2 : errors + warnings > 0 ? 1 : 0;
}

/** `isWhole` is false if a limit other than `--max` left pages out. */
async function listAll(
  { pages: given, max }: Options,
  logError: Output['logError'],
): Promise<{ pages: readonly NamedPage[]; isWhole: boolean }> {
  let isWhole = true;
  const warn = (sentence: string) => {
    isWhole = false;
    logError(sentence);
  };
  const lists = await Promise.all(given.map((one) => listPages(one, { max, warn })));
  const pages = [
    ...new Map(
      lists
        .flat()
        .reverse()
        .map((page) => [page.name, page]),
    ).values(),
  ].reverse();
  if (pages.length > max)
    logError(`stopped after ${many(max, 'page')}: there are more; use --max to check them`);
  return { pages: pages.slice(0, max), isWhole };
}

async function readConfig(place: string): Promise<unknown> {
  try {
    return parseJson(await readText(place));
  } catch (error) {
    throw new Error(`--config ${place}: ${reasonOf(error)}`, { cause: error });
  }
}

interface CheckInput {
  readonly manifest: Manifest;
  readonly config: unknown;
  readonly logError: Output['logError'];
}

/** In page order, however long each page takes. */
async function checkAll(pages: readonly NamedPage[], { manifest, config, logError }: CheckInput) {
  const reports: (PageReport | undefined)[] = [];
  let next = 0;
  let done = 0;
  let unread = 0;
  const work = async () => {
    while (next < pages.length) {
      const index = next++;
      const page = pages[index];
      if (!page) return;
      try {
        const given = await readPage(page);
        reports[index] = await checkHtml(
          config === undefined ? given : { ...given, fetchConfig: () => Promise.resolve(config) },
          manifest,
        );
      } catch (error) {
        unread++;
        logError(reasonOf(error));
      }
      done++;
      if (pages.length > 1) logError(`${done} of ${pages.length}: ${page.name}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return { reports: reports.filter((report) => report !== undefined), unread };
}

function withoutWarnings(report: PageReport): PageReport {
  return { ...report, findings: report.findings.filter(({ severity }) => severity === 'error') };
}

async function readText(place: string): Promise<string> {
  if (isAddress(place)) return (await fetchAddress(place, { source: 'person' })).body.toString('utf8');
  const bytes = await readFile(place, maxPageBytes).catch((error: unknown) => {
    throw place === ownManifest
      ? new Error(`${reasonOf(error)}; build the repository first, or use --manifest`, { cause: error })
      : error;
  });
  return bytes.toString('utf8');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
