// Takes a picture of every story. `--compare` compares them with the references; without it they become the
// references. `--build` builds Storybook first; ids, or beginnings of ids, choose stories.
import { rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browserArgs, findTestBrowser } from '../browser.ts';
import { buildStorybook, readStorybookIndex, serveStorybook } from '../serve-storybook.ts';
import { compare, type Pixels } from './compare.ts';
import { isExcluded } from './excluded.ts';
import {
  nameBrowser,
  readBrowser,
  readReference,
  strayReferences,
  writeBrowser,
  writeReference,
  writeSheet,
} from './references.ts';
import { layOut } from './sheet.ts';
import { openContext, photograph } from './story-page.ts';

const results = join(import.meta.dirname, '../../test-results/pictures');
const lanes = 4; // more than cores: a story also waits
const isComparing = process.argv.includes('--compare');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const problems: string[] = [];
let written = 0;

rmSync(results, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: [...browserArgs] });
try {
  const name = nameBrowser(browser.version());
  const known = readBrowser();
  if (isComparing && !known) console.log('There are no reference pictures: take them with npm run pictures.');
  else if (isComparing && known !== name) console.log(describeOtherBrowser(known ?? '', name));
  else if (chosen.length > 0 && known && known !== name) throw new Error(describeOtherBrowser(known, name));
  else await takeAll(browser, name);
} finally {
  await browser.close();
}

function describeOtherBrowser(known: string, name: string): string {
  return `The references are by ${known}, and this is ${name}, so nothing was compared. Set CHROMIUM_PATH to the
former, or retake all pictures with this one: npm run pictures, on a commit whose looks are known to be right.`;
}

async function takeAll(browser: Browser, name: string): Promise<void> {
  if (process.argv.includes('--build')) buildStorybook();
  const index = readStorybookIndex();
  if (!index) throw new Error('There is no built Storybook: add --build.');
  const all = index.filter(({ type, id }) => type === 'story' && !isExcluded(id)).map(({ id }) => id);
  const ids = all.filter((id) => chosen.length === 0 || chosen.some((start) => id.startsWith(start)));
  await inLanes(browser, ids);
  for (const file of strayReferences(all))
    if (isComparing) problems.push(`${basename(file)} belongs to no story`);
    else rmSync(file);
  if (!isComparing) writeBrowser(name);
  report(ids.length);
}

async function inLanes(browser: Browser, ids: readonly string[]): Promise<void> {
  const server = await serveStorybook('/');
  const due = [...ids];
  const work = async () => {
    const context = await openContext(browser, new URL(server.url).origin);
    for (let id = due.shift(); id !== undefined; id = due.shift()) {
      const url = `${server.url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`; // without axe
      const shots = await photograph(context, url).catch((error: unknown) => String(error));
      if (typeof shots === 'string') problems.push(`${id}: ${shots}`);
      else await judge(id, layOut(shots));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work)).finally(() => server.close());
}

/** Keeps references that are as good as equal, so that an update changes few files. */
async function judge(id: string, actual: Pixels): Promise<void> {
  const expected = await readReference(id);
  const difference = expected && compare(expected, actual);
  if (expected && !difference) return;
  if (!isComparing) {
    written += 1;
    return writeReference(id, actual);
  }
  problems.push(`${id}: ${difference?.sentence ?? 'it has no reference'}`);
  await writeSheet(join(results, `${id}.actual.webp`), actual);
  if (expected) await writeSheet(join(results, `${id}.expected.webp`), expected);
  if (difference?.marked) await writeSheet(join(results, `${id}.diff.webp`), difference.marked);
}

function report(count: number): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  if (!isComparing) return console.log(`${count} stories, ${written} new or changed pictures.`);
  console.log(
    problems.length === 0
      ? `${count} stories look as they did.`
      : `${problems.length} problems. See ${relative(process.cwd(), results)}; to accept: npm run pictures.`,
  );
}
