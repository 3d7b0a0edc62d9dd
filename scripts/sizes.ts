import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesOf, lateManifestOf } from '@adviser-widgets/loader';
import { readBuildAccount } from './build-cdn.ts';
import { root } from './cdn/find-widgets.ts';

/** One line of the table: some files together, and the most they may weigh, in brotli bytes where it says nothing else. */
interface Budget {
  readonly name: string;
  readonly compression?: 'gzip';
  readonly files: readonly string[];
  readonly limit: number;
}

/** The form that all others share their code with. */
const firstForm = 'request-call-form';

/** What a form may add to a page that has the first, where it is more than a form: brotli bytes. */
const wideRooms: Readonly<Record<string, number>> = { 'gift-programme': 6400 };

/** What some widgets of the page may weigh together, gzip: at first, later, or both, which is the default. */
interface PageBudget {
  readonly widgets: readonly string[];
  readonly limit: number;
  readonly part?: 'at first' | 'later';
}

/** The most that the scripts of widgets of the page may weigh, beyond React and what they share with others. */
const pageWidgets: readonly PageBudget[] = [
  { widgets: ['image-carousel'], limit: 12_000 },
  { widgets: ['typing-text'], limit: 5000 },
  { widgets: ['accordion'], limit: 2000 },
  { widgets: ['pop-up', 'off-canvas-nav'], part: 'at first', limit: 4100 }, // with the dialog; what folds lists in a menu comes later
  { widgets: ['off-canvas-nav'], limit: 2100 },
  { widgets: ['calculator-nav'], limit: 2000 },
  { widgets: ['youtube-video'], limit: 1500 },
  { widgets: ['iframe-embed'], limit: 1500 },
  { widgets: ['address-map'], limit: 3000 },
  { widgets: ['web-chat'], limit: 1500 },
  { widgets: ['notice-banner'], part: 'at first', limit: 2000 },
  { widgets: ['notice-banner'], part: 'later', limit: 12_000 },
];

const account = readBuildAccount();
const folder = join(root, 'packages/loader/dist/cdn', account.version);
const [runtimeFile = ''] = account.files;
const runtime = [runtimeFile, ...account.runtime].map(asset);
const lateManifest = asset(lateManifestOf(account));

const budgets: readonly Budget[] = [
  { name: 'loader.js', files: ['loader.js'], limit: 5120 },
  { name: 'runtime and what it imports', files: runtime, limit: 9700 },
  { name: 'manifest of what few pages have', files: [lateManifest], limit: 4000 },
  { name: 'extras, where a page asks for them', files: [asset(account.extras)], limit: 3600 },
  { name: 'page.css', files: ['page.css'], limit: 2000 },
  ...Object.keys(account.widgets).flatMap(firstWidget),
  ...pageWidgets.map(pageWidget),
  { name: 'inline-search alone, without its sheet', files: [asset(filesOf(account, 'inline-search')[0] ?? '')], limit: 2000 },
  { name: 'what searches, on intent, gzip', compression: 'gzip', files: (account.onIntent['inline-search'] ?? []).map(asset), limit: 14_000 },
];

printTable(budgets);
if (budgets.some(isOver)) process.exitCode = 1;

/**
 * Everything the first widget on a page downloads beyond React, and the manifest of what few pages have: loader, runtime, its code and style sheets; the same
 * once a visitor shows intent; and what it adds to a page that has the first form already.
 */
function firstWidget(name: string): Budget[] {
  const own = filesOf(account, name);
  const files = [...new Set(['loader.js', ...runtime, ...own.filter((file) => file !== account.react).map(asset)])].filter((file) => file !== lateManifest);
  const onIntent = (account.onIntent[name] ?? []).map(asset);
  const first = filesOf(account, firstForm);
  const isFurtherForm = name !== firstForm && own.some((file) => /^forms-.*css$/.test(file));
  const room = isFurtherForm ? (wideRooms[name] ?? 3300) : 0;
  const limit = 34_300 + room;
  const added = own.filter((file) => !first.includes(file)).map(asset).filter((file) => file !== lateManifest);
  const further = { name: `  … beside ${firstForm}`, files: added, limit: room };
  return [
    { name: `first ${name}, all but React`, files, limit },
    ...(onIntent.length > 0 ? [{ name: '  … and on intent', files: [...files, ...onIntent], limit: limit + (isFurtherForm ? 11_400 : 8200) }] : []),
    ...(isFurtherForm ? [further] : []),
  ];
}

/** The scripts that these widgets alone take; what another one takes too is shared. */
function pageWidget({ widgets, part, limit }: PageBudget): Budget {
  const later = (name: string) => account.onIntent[name] ?? [];
  const others = Object.keys(account.widgets).filter((name) => !widgets.includes(name));
  const shared = [...account.runtime, ...others.flatMap((name) => [...filesOf(account, name), ...later(name)])];
  const own = widgets.flatMap((name) => [...(part === 'later' ? [] : filesOf(account, name)), ...(part === 'at first' ? [] : later(name))]);
  const files = [...new Set(own)].filter((file) => file.endsWith('.js') && !shared.includes(file));
  return { name: `scripts of ${widgets.join(' + ')}${part ? `, ${part}` : ''}, gzip`, compression: 'gzip', files: files.map(asset), limit };
}

function asset(file: string): string {
  return `assets/${file}`;
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(join(folder, file))).length;
}

function gzip(file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

function weight({ files, compression }: Budget): number {
  return files.reduce((sum, file) => sum + (compression === 'gzip' ? gzip(file) : brotli(file)), 0);
}

function isOver(budget: Budget): boolean {
  return weight(budget) > budget.limit;
}

function printTable(rows: readonly Budget[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, size: string, limit: string) => console.log(`${name.padEnd(width)} ${size.padStart(8)} ${limit.padStart(8)}`);
  line('Brotli bytes', 'is', 'may be');
  for (const row of rows) line(row.name, String(weight(row)), `${row.limit}${isOver(row) ? ' OVER' : ''}`);
  line('React (for information)', String(brotli(asset(account.react))), '–');
}
