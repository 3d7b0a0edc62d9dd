import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkHtml } from './check-html.ts';
import type { PageReport } from './finding.ts';
import { listPages } from './list-pages.ts';
import { readManifest, type Manifest } from './read-manifest.ts';
import { ask, isAddress, readPage } from './read-page.ts';
import { count, writeJson, writeText } from './write-report.ts';

const usage = `Usage: adviser-widgets-check [options] <page…>

Checks the widgets, the script tag, the configuration and the policy of pages. A page is an address, an
HTML file, a folder of them, or a sitemap (.xml) whose pages are all checked.

  --json             writes JSON instead of lines
  --config <file>    the JSON configuration, where data-config cannot be fetched; a file or an address
  --manifest <file>  the widgets.json of the release that the pages use; default: that of this version
  --max <number>     checks so many pages at most; default 1000
  --errors-only      leaves warnings out
  --help

Ends with 0 where there is nothing to mend, 1 where there is, 2 where something could not be read.`;

/** Where the command writes. */
export interface Output {
  readonly out: (text: string) => void;
  /** Progress and what goes wrong. */
  readonly tell: (text: string) => void;
}

/** Pages that are read at the same time. */
const lanes = 4;

/** The build puts it there, from the same definitions. */
const ownManifest = fileURLToPath(new URL('../dist/widgets.json', import.meta.url));

/** Runs the command. Returns its exit code. */
export async function run(args: readonly string[], output: Output): Promise<number> {
  try {
    return await runOptions(readOptions(args), output);
  } catch (error) {
    output.tell(error instanceof Error ? error.message : String(error));
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
  if (!Number.isInteger(max) || max < 1) throw new Error(`--max: expected a whole number from 1, got "${values.max}"`);
  return { ...values, max, pages: positionals };
}

async function runOptions(options: Options, { out, tell }: Output): Promise<number> {
  if (options.help || options.pages.length === 0) {
    (options.help ? out : tell)(usage);
    return options.help ? 0 : 2;
  }
  const manifest = readManifest(await readText(options.manifest));
  const config = options.config === undefined ? undefined : (JSON.parse(await readText(options.config)) as unknown);
  const pages = [...new Set((await Promise.all(options.pages.map(listPages))).flat())];
  if (pages.length > options.max) tell(`There are ${pages.length} pages, of which the first ${options.max} are checked; --max takes more.`);
  const chosen = pages.slice(0, options.max);
  const { reports, unread } = await checkAll(chosen, { manifest, config, tell });
  const shown = options['errors-only'] ? reports.map(withoutWarnings) : reports;
  out(options.json ? writeJson(shown) : writeText(shown));
  const { errors, warnings } = count(shown);
  return unread > 0 ? 2 : errors + warnings > 0 ? 1 : 0;
}

interface Means {
  readonly manifest: Manifest;
  readonly config: unknown;
  readonly tell: Output['tell'];
}

/** In the order of the pages, however long each takes. */
async function checkAll(pages: readonly string[], { manifest, config, tell }: Means) {
  const reports: (PageReport | undefined)[] = [];
  let next = 0;
  let done = 0;
  let unread = 0;
  const work = async () => {
    while (next < pages.length) {
      const index = next++;
      const page = pages[index] ?? '';
      try {
        const given = await readPage(page);
        reports[index] = await checkHtml(config === undefined ? given : { ...given, fetchConfig: () => Promise.resolve(config) }, manifest);
      } catch (error) {
        unread++;
        tell(error instanceof Error ? error.message : String(error));
      }
      done++;
      if (pages.length > 1) tell(`${done} of ${pages.length}: ${page}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return { reports: reports.filter((report) => report !== undefined), unread };
}

function withoutWarnings(report: PageReport): PageReport {
  return { ...report, findings: report.findings.filter(({ severity }) => severity === 'error') };
}

async function readText(place: string): Promise<string> {
  if (isAddress(place)) return (await ask(place)).text();
  return readFile(place, 'utf8').catch(() => {
    throw new Error(`${place} could not be read${place === ownManifest ? '; build the repository first, or give --manifest' : ''}`);
  });
}
