import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildAccount } from '../scripts/cdn/build-account.ts';

/** Brotli bytes of one widget's files in the CDN build. */
export interface WidgetSize {
  /** Everything that a page's first widget loads: the loader, the runtime, React and shared code. */
  readonly first: number;
  /** The most it adds to a page with other widgets: everything except what every widget loads. */
  readonly beside: number;
  /** What loads later, once a visitor starts to use it or its content needs it. */
  readonly later: number;
}

const loader = join(import.meta.dirname, '../packages/loader');
const accountFile = join(loader, '.generated/build-react.json');

/** Reads the sizes of the last CDN build by widget; `undefined` if there is none. */
export function readBuiltSizes(): Readonly<Record<string, WidgetSize>> | undefined {
  if (!existsSync(accountFile)) return undefined;
  const account = JSON.parse(readFileSync(accountFile, 'utf8')) as BuildAccount; // the build writes it
  const folder = join(loader, 'dist/cdn', account.version);
  if (!existsSync(folder)) return undefined;
  const widgets = Object.entries(account.widgets);
  const known = new Map<string, number>();
  const brotli = (file: string) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length;
    known.set(file, size);
    return size;
  };
  const weigh = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + brotli(`assets/${file}`), 0);
  const isShared = (file: string) =>
    account.runtime.includes(file) || widgets.every(([, files]) => files.includes(file));
  return Object.fromEntries(
    widgets.map(([name, files]) => [
      name,
      {
        first: brotli('loader.js') + weigh([...account.runtime, ...files]),
        beside: weigh(files.filter((file) => !isShared(file))),
        later: weigh(account.later[name] ?? []),
      },
    ]),
  );
}
