// Fails if what visitors download exceeds its budget, with either engine (`npm run budgets`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { print, warn } from '@adviser-widgets/check/internal';
import type { BudgetClass, Purpose } from '@adviser-widgets/widget/internal';
import { readBuildAccount, type BuildAccount } from './cdn/build-account.ts';
import { engines, type Engine } from './cdn/bundle-widgets.ts';
import { findWidgets, root } from './cdn/find-widgets.ts';

interface Row {
  readonly name: string;
  readonly files: readonly string[];
  /** Bytes (brotli); 0 if the size is only printed. */
  readonly limit: number;
  /** The target of the contract, where it is not reached: 75 hashes are 2.4 kB of `loader.js`. */
  readonly asked?: number;
}

/** What a page's first widget downloads beyond the engine, by the definition's `budget`, else its purpose. */
const limits: Readonly<Record<Purpose | BudgetClass, number>> = {
  form: 56.1 * 1024,
  'first-form': 52.2 * 1024,
  'long-form': 58.04 * 1024,
  find: 38.9 * 1024,
  'search-box': 44.28 * 1024, // 1.77 are to keep results and what is fixed to the window in sight on any page
  // Of a pop-up, 0.6 are to find the page's own banners and bars where it opens, 0.7 to open only where it can be seen.
  show: 38.38 * 1024,
  gallery: 43.5 * 1024,
  page: 37.68 * 1024, // of a list of calculators, 1.9 are to keep it in sight
};

/** Of the contract, with the engine. */
const firstLoads = {
  react: { form: { limit: 111_500, asked: 105_000 }, notice: { limit: 91_460, asked: 87_500 } },
  light: { form: { limit: 60_440, asked: 56_000 }, notice: { limit: 40_420, asked: 37_500 } },
} as const;

/** For what loads once a visitor starts to use a widget: of a form, its rules and its control. */
const laterLimits: Readonly<Partial<Record<Purpose | BudgetClass, number>>> = {
  form: 16.5 * 1024, // of forms with an adviser's name, whose list is a second file: 0.9 to decode its names
  'first-form': 14_000,
  'long-form': 15.6 * 1024,
};

const laterLimit = 20 * 1024;

const found = await findWidgets();
const budgets = new Map(found.map(({ definition: { name, purpose, budget } }) => [name, budget ?? purpose]));

/** The contract's limits apply to this form. */
const [firstForm = ''] = [...budgets].flatMap(([name, budget]) => (budget === 'first-form' ? [name] : []));

/** One widget of each family. */
const mixed = [...new Map(found.map(({ family, definition }) => [family, definition.name])).values()];

const rows = engines.flatMap((engine) => rowsOf(engine, readBuildAccount(engine)));
const sizes = new Map<string, number>();

printTable(rows);
if (rows.some(isOver)) {
  warn(
    'Make what is OVER smaller, or raise its limit in scripts/budgets.ts and say why. A new widget adds about 80 bytes to loader.js, and so to all.',
  );
  process.exitCode = 1;
}

function rowsOf(engine: Engine, account: BuildAccount): Row[] {
  const folder = join(root, 'packages/loader/dist/cdn/next', engine === 'light' ? 'light' : '');
  const at = (names: readonly string[]) => names.map((name) => join(folder, name));
  const assets = (names: readonly string[]) => at(names.map((name) => `assets/${name}`));
  const isBeyond = (name: string) => name !== account.engine;
  const filesOf = (widgets: readonly string[]) => [
    ...new Set([...account.runtime, ...widgets.flatMap((name) => account.widgets[name] ?? [])]),
  ];
  const beyond = (...widgets: readonly string[]) => [
    ...at(['loader.js']),
    ...assets(filesOf(widgets).filter(isBeyond)),
  ];
  const whole = (name: string) => [...beyond(name), ...assets([account.engine])];
  const widgetRows = Object.keys(account.widgets).flatMap((name): Row[] => {
    const budget = budgets.get(name) ?? 'page';
    return [
      { name, files: beyond(name), limit: limits[budget] },
      {
        name: `  … and later`,
        files: assets(account.later[name] ?? []),
        limit: laterLimits[budget] ?? laterLimit,
      },
    ];
  });
  const all: Row[] = [
    { name: 'loader.js', files: at(['loader.js']), limit: 8_320, asked: 7_600 },
    { name: 'page.css', files: at(['page.css']), limit: 3_800, asked: 2_000 },
    // With the code without React that many widgets run: one request less for each of them.
    { name: 'runtime', files: assets(account.runtime), limit: 16.4 * 1024 },
    { name: 'engine', files: assets([account.engine]), limit: 0 },
    { name: `${firstForm} and the engine`, files: whole(firstForm), ...firstLoads[engine].form },
    { name: 'notice-banner and the engine', files: whole('notice-banner'), ...firstLoads[engine].notice },
    { name: 'a widget of each family', files: beyond(...mixed), limit: 0 },
    ...widgetRows.filter(({ files }) => files.length > 0),
  ];
  return all.map((row) => ({ ...row, name: `${engine.padEnd(6)}${row.name}` }));
}

function weight({ files }: Row): number {
  return files.reduce((sum, file) => sum + brotli(file), 0);
}

function brotli(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

function isOver(row: Row): boolean {
  return row.limit > 0 && weight(row) > row.limit;
}

function printTable(table: readonly Row[]): void {
  const width = Math.max(...table.map(({ name }) => name.length));
  const line = (name: string, ...cells: readonly string[]) =>
    print(`${name.padEnd(width)} ${cells.map((cell) => cell.padStart(8)).join(' ')}`);
  line('Brotli bytes beyond the engine', 'is', 'may be', 'asked');
  for (const row of table)
    line(
      row.name,
      String(weight(row)),
      row.limit > 0 ? String(row.limit) : '–',
      String(row.asked ?? ''),
      isOver(row) ? 'OVER' : '',
    );
}
