import { print } from '@adviser-widgets/check/internal';
import { chromium, type Browser } from 'playwright';
import { browserArgs, findBrowser } from '@adviser-widgets/testing/browsers';
import { bundleLoop } from './hand-made-loop.ts';
import { measure, medians, type Conditions, type Sample } from './measure.ts';
import { banner, churnPage, emptyPage, form, loaderPage, loopPage, type Subject } from './pages.ts';
import { serveBench } from './serve.ts';

/** The last page is the baseline. */
interface Comparison {
  readonly title: string;
  readonly pages: Readonly<Record<string, string>>;
  readonly conditions?: Conditions;
}

const repetitions = Number(process.argv[2] ?? 9);
const only = process.argv[3] ?? '';
/** The usual definition of slow 4G. */
const slow4g: Conditions = { cpuSlowdown: 4, network: { latency: 150, bandwidth: 1_600_000 } };

/** Typical pages, and the largest one that a page may be. */
const subjects: readonly (readonly [number, string, Subject])[] = [
  [1, 'form', form],
  [10, 'forms', form],
  [200, 'forms', form],
  [1, 'banner', banner],
  [10, 'banners', banner],
];

/** Compares each engine with a hand-made loop. */
const linesOf = (subject: Subject, count: number) => ({
  react: loaderPage(subject, count, 'react'),
  light: loaderPage(subject, count, 'light'),
  loop: loopPage(subject, count),
});

const comparisons: readonly Comparison[] = [
  ...subjects.map(([count, kind, subject]): Comparison => ({
    title: `mount ${count} ${kind}`,
    pages: linesOf(subject, count),
  })),
  ...subjects
    .filter(([count]) => count < 200)
    .map(([count, kind, subject]): Comparison => ({
      title: `slow ${count} ${kind}: on slow 4G with a CPU 4 times slower`,
      pages: linesOf(subject, count),
      conditions: slow4g,
    })),
  {
    title: 'empty: 10,000 elements and no placeholder',
    pages: { loader: emptyPage(true), without: emptyPage(false) },
  },
  {
    title: 'churn: 20,000 other elements come and go',
    pages: { loader: churnPage(true), without: churnPage(false) },
  },
];

const pages = new Map(
  comparisons.flatMap((comparison) =>
    Object.entries(comparison.pages).map(([name, html]) => [pathOf(comparison, name), html]),
  ),
);
const loops = new Map((await Promise.all([form, banner].map(({ widget }) => bundleLoop(widget)))).flat());
const server = await serveBench((path) => pages.get(path) ?? loops.get(path));
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
print(
  `Medians of interleaved page loads, cold cache, Chromium ${browser.version()}. Milliseconds; ratio and difference to the last line.`,
);
for (const comparison of comparisons.filter(({ title }) => title.startsWith(only)))
  await compare(browser, comparison);
await browser.close();
server.close();

function pathOf({ title }: Comparison, name: string): string {
  return `/${title.replace(/:.*/, '').replace(/\s/g, '-')}/${name}`;
}

/** Interleaves the pages, so that a busy moment of the machine affects all of them. */
async function compare(chromium: Browser, comparison: Comparison): Promise<void> {
  const names = Object.keys(comparison.pages);
  const samples = new Map(names.map((name): [string, Sample[]] => [name, []]));
  const turns = Array.from({ length: repetitions + 1 }, () => names).flat();
  for (const name of turns) {
    const { href } = new URL(pathOf(comparison, name), server.url);
    samples.get(name)?.push(await measure(chromium, href, comparison.conditions));
  }
  const rows = [...samples].map(([name, taken]) => ({ name, ...medians(taken.slice(1)) })); // the first is the warm-up
  printTable(`${comparison.title} (${repetitions})`, rows);
}

function printTable(title: string, rows: readonly ({ name: string } & Sample)[]): void {
  const base = rows.at(-1);
  const figure = (value: number, against = NaN) =>
    `${value.toFixed(1).padStart(8)} ${(value / against).toFixed(2).padStart(5)}× ${(value - against).toFixed(1).padStart(7)}`;
  print(
    '',
    title,
    `${''.padEnd(9)} ${'wall'.padStart(8)} ${''.padEnd(14)} ${'script CPU'.padStart(12)} ${''.padEnd(10)} longest task  kB of scripts`,
  );
  for (const { name, wall, script, longest, kilobytes } of rows) {
    print(
      `${name.padEnd(9)} ${figure(wall, base?.wall)}  ${figure(script, base?.script)}  ${longest.toFixed(0).padStart(6)} ${kilobytes.toFixed(1).padStart(14)}`,
    );
  }
}
