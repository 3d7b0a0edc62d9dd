import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Brotli bytes of one widget's files. */
export interface WidgetSize {
  /** Everything that a page's first widget loads: the loader, the runtime, React and shared code. */
  readonly first: number;
  /** The most it adds to a page with other widgets: everything except what every widget loads. */
  readonly beside: number;
  /** Files that no other widget loads. */
  readonly own: number;
  /** What loads later, once a visitor starts to use it or its content needs it. */
  readonly later: number;
}

/** Brotli bytes of the files of the CDN build. */
export interface BuiltSizes {
  readonly version: string;
  readonly react: number;
  readonly pageSheet: number;
  readonly widgets: Readonly<Record<string, WidgetSize>>;
}

/** The parts of `widgets.json` needed here. */
interface Manifest {
  readonly version: string;
  readonly widgets: readonly {
    readonly name: string;
    readonly files: readonly { readonly name: string; readonly brotli: number }[];
  }[];
}

interface Account {
  readonly engine: string;
  readonly later: Readonly<Record<string, readonly string[]>>;
}

const loader = join(import.meta.dirname, '../packages/loader');
const accountFile = join(loader, '.generated/build-react.json');

/** Reads the sizes of the last CDN build; `undefined` if there is none. */
export function readBuiltSizes(): BuiltSizes | undefined {
  if (!existsSync(accountFile)) return undefined;
  const account = JSON.parse(readFileSync(accountFile, 'utf8')) as Account & Pick<Manifest, 'version'>;
  const folder = join(loader, 'dist/cdn', account.version);
  if (!existsSync(join(folder, 'widgets.json'))) return undefined;
  const { version, widgets } = JSON.parse(readFileSync(join(folder, 'widgets.json'), 'utf8')) as Manifest;
  const brotli = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;
  const takers = countTakers(widgets);
  const early = brotli('loader.js');
  return {
    version,
    react: brotli(`assets/${account.engine}`),
    pageSheet: brotli('page.css'),
    widgets: Object.fromEntries(
      widgets.map(({ name, files }) => {
        const later = (account.later[name] ?? []).filter((file) => !files.some((each) => each.name === file));
        const size: WidgetSize = {
          first: early + sum(files.map((file) => file.brotli)),
          beside: sum(
            files.filter((file) => takers.get(file.name) !== widgets.length).map((file) => file.brotli),
          ),
          own: sum(files.filter((file) => takers.get(file.name) === 1).map((file) => file.brotli)),
          later: sum(later.map((file) => brotli(`assets/${file}`))),
        };
        return [name, size];
      }),
    ),
  };
}

/** Counts the widgets that load each file. */
function countTakers(widgets: Manifest['widgets']): Map<string, number> {
  const takers = new Map<string, number>();
  for (const { name } of widgets.flatMap(({ files }) => files)) takers.set(name, (takers.get(name) ?? 0) + 1);
  return takers;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
