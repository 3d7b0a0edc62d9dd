import { runApi } from './api/run-api.ts';
import { fetchAddress } from './pages/fetch-address.ts';
import { checkHtml } from './checks/check-html.ts';
import type { PageReport } from './checks/finding.ts';
import { maxPageBytes } from './dom/limits.ts';
import { parseJson } from './pages/parse-json.ts';
import { listPages } from './pages/list-pages.ts';
import type { Output } from './report/output.ts';
import { printable } from './report/printable.ts';
import { readFile } from './pages/read-file.ts';
import { readManifest, type Manifest } from './checks/read-manifest.ts';
import { isAddress, readPage, type Answers, type NamedPage } from './pages/read-page.ts';
import { ownManifest, readOptions, usage, type Options } from './read-options.ts';
import { count, many, uncheckedIn, writeJson, writeText } from './report/write-report.ts';
import { version } from './version.ts';
import { writeGithub } from './report/write-github.ts';
import { writeSarif } from './report/write-sarif.ts';

/** Pages read at the same time. */
const lanes = 4;

/** Returns the exit code. */
export async function run(args: readonly string[], { out, logError }: Output): Promise<number> {
  const output: Output = { out, logError: (text) => logError(printable(text)) };
  try {
    const [command, ...rest] = args;
    return await (command === 'api' ? runApi(rest, output) : runOptions(readOptions(args), output));
  } catch (error) {
    output.logError(reasonOf(error));
    return 2;
  }
}

async function runOptions(options: Options, { out, logError }: Output): Promise<number> {
  if (options.version) {
    out(version);
    return 0;
  }
  if (options.help || options.pages.length === 0) {
    for (const line of usage.split('\n')) (options.help ? out : logError)(line);
    return options.help ? 0 : 2;
  }
  const unread: string[] = [];
  const miss = (sentence: string) => {
    unread.push(sentence);
    logError(sentence);
  };
  const manifest = readManifest(await readText(options.manifest));
  const config = options.config === undefined ? undefined : await readConfig(options.config);
  const pages = await listAll(options, { miss, logError });
  const reports = await checkAll(pages, {
    manifest,
    config,
    hasTagManager: options['tag-manager'],
    miss,
    logError,
  });
  // Otherwise it is one of the findings.
  if (options['errors-only']) uncheckedIn(reports).forEach(logError);
  const shown = options['errors-only'] ? reports.map(withoutWarnings) : reports;
  out(writers[options.format](shown, unread));
  return exitCode(shown, unread, options.failOn);
}

type Writer = (reports: readonly PageReport[], unread: readonly string[]) => string;

const writers: Record<Options['format'], Writer> = {
  text: writeText,
  json: writeJson,
  github: writeGithub,
  sarif: writeSarif,
};

function exitCode(
  reports: readonly PageReport[],
  unread: readonly string[],
  failOn: Options['failOn'],
): number {
  const { errors, warnings } = count(reports);
  if (unread.length > 0) return 2;
  if (errors > 0 && failOn !== 'never') return 1;
  return warnings > 0 && failOn === 'warning' ? 3 : 0;
}

interface Logs {
  /** Logs what could not be read, or what a limit left out. */
  readonly miss: (sentence: string) => void;
  readonly logError: Output['logError'];
}

async function listAll(
  { pages: given, max, isMaxGiven }: Options,
  { miss, logError }: Logs,
): Promise<NamedPage[]> {
  const lists = await Promise.all(given.map((one) => listOne(one, { max, miss })));
  const pages = [
    ...new Map(
      lists
        .flat()
        .reverse()
        .map((page) => [page.name, page]),
    ).values(),
  ].reverse();
  if (pages.length > max)
    (isMaxGiven ? logError : miss)(
      `stopped after ${many(max, 'page')}: there are more; use --max to check them`,
    );
  return pages.slice(0, max);
}

/** What cannot be listed leaves the other pages to check. */
async function listOne(
  given: string,
  { max, miss }: Pick<Options, 'max'> & Pick<Logs, 'miss'>,
): Promise<readonly NamedPage[]> {
  try {
    return await listPages(given, { max, warn: miss });
  } catch (error) {
    miss(reasonOf(error));
    return [];
  }
}

async function readConfig(place: string): Promise<unknown> {
  try {
    return parseJson(await readText(place));
  } catch (error) {
    throw new Error(`--config ${place}: ${reasonOf(error)}`, { cause: error });
  }
}

interface Checks extends Logs {
  readonly manifest: Manifest;
  readonly config: unknown;
  readonly hasTagManager: boolean;
}

/** In page order, however long each page takes. */
async function checkAll(pages: readonly NamedPage[], checks: Checks): Promise<PageReport[]> {
  const reports: (PageReport | undefined)[] = [];
  const answers: Answers = new Map();
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < pages.length) {
      const index = next++;
      const page = pages[index];
      if (!page) return;
      reports[index] = await checkOne(page, answers, checks);
      done++;
      if (pages.length > 1) checks.logError(`${done} of ${pages.length}: ${page.name}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return reports.filter((report) => report !== undefined);
}

/** Returns nothing for a page that cannot be read. */
async function checkOne(
  page: NamedPage,
  answers: Answers,
  { manifest, config, hasTagManager, miss }: Checks,
): Promise<PageReport | undefined> {
  try {
    const given = await readPage(page, answers);
    const report = await checkHtml({ ...given, config, hasTagManager }, manifest);
    report.unread?.forEach((reason) => miss(`${page.name} ${reason}`));
    return report.unchecked ? { ...report, findings: [...report.findings, report.unchecked] } : report;
  } catch (error) {
    miss(reasonOf(error));
    return undefined;
  }
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
