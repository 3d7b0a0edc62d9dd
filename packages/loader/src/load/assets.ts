import { createLinks, type LibraryFile, type Sheets } from './create-links.ts';
import { download } from './download.ts';
import { supportsLateMaps, untilParsed } from './import-maps.ts';
import { fileName, hashOf, joinTables, type FileTable } from './manifest.ts';

/** Loads the library's files, and checks them against their hashes. */
export interface Assets {
  readonly styleSheets: Sheets;
  /** Adds a table whose indexes continue those of the known files. */
  add(table: FileTable): void;
  /** Safe to repeat; retries a failed file once. */
  fetch(file: number): Promise<void>;
  /** Imports the first of `files` once all of them have arrived unchanged. */
  load(files: readonly number[]): Promise<unknown>;
}

interface AssetsOptions {
  /** With a trailing slash. */
  readonly base: string;
  readonly nonce: string;
  readonly table: FileTable;
}

export function createAssets({ base, nonce, table }: AssetsOptions): Assets {
  let known = table;
  const styleSheets: Sheets = [];
  const links = createLinks(nonce, styleSheets);
  const requested = new Map<string, Promise<void>>();
  /** Modules that may be imported. */
  const entered = new Map<string, Promise<void>>();

  const assets: Assets = {
    styleSheets,
    add: (more) => void (known = joinTables(known, more)),
    fetch: (file) => request(file).catch(() => requestAgain(file)),
    async load([file = 0, ...needed]) {
      request(file).catch(() => {}); // its import reports the error
      await Promise.all(needed.map(assets.fetch));
      return importChecked(file, needed).catch(() => importChecked(file, needed, retryQuery()));
    },
  };
  return assets;

  /** Imports only after the links succeeded: a file that differs from its hash never runs. */
  async function importChecked(file: number, needed: readonly number[], query = ''): Promise<unknown> {
    await request(file, query);
    const main = fileAt(file, query);
    return download(async () => {
      if (!supportsLateMaps()) {
        await untilParsed();
        const others = needed.filter((each) => !isSheet(each)).map((each) => fileAt(each));
        await Promise.all([main, ...others].map(enter));
      }
      return import(/* @vite-ignore */ main.address) as Promise<unknown>;
    });
  }

  /** Once the bytes of all have come: a module loads those that it imports, and Firefox tries that only once. */
  function enter(file: LibraryFile): Promise<void> {
    return once(entered, file.address, () => links.addModule(file));
  }

  function request(file: number, query = ''): Promise<void> {
    const asked = fileAt(file, query);
    return once(requested, asked.address, () =>
      download(() => {
        if (isSheet(file)) return links.addSheet(asked, file); // the more a sheet is shared, the lower its index
        return supportsLateMaps() ? links.addModule(asked) : links.addPreload(asked);
      }),
    );
  }

  /** A module keeps its address, because other modules import it by that address. */
  async function requestAgain(file: number): Promise<void> {
    if (isSheet(file)) return request(file, retryQuery());
    await fetchAnew(fileAt(file).address);
    return request(file);
  }

  function fileAt(file: number, query = ''): LibraryFile {
    return { address: base + fileName(known, file) + query, integrity: `sha256-${hashOf(known, file)}=` };
  }

  function isSheet(file: number): boolean {
    return !!known.files[file]?.endsWith('.css');
  }
}

/** What has failed may be tried again. */
function once(all: Map<string, Promise<void>>, address: string, start: () => Promise<void>): Promise<void> {
  const running = all.get(address);
  if (running) return running;
  const started = start();
  all.set(address, started);
  started.catch(() => all.delete(address));
  return started;
}

/**
 * Safari never asks again for a module whose link has failed, unless a script has. A policy may forbid scripts to. The
 * link then compares the hash.
 */
async function fetchAnew(address: string): Promise<void> {
  await fetch(address, { cache: 'reload' })
    .then((response) => response.text())
    .catch(() => {}); // the link fails as well
}

/** Browsers and proxies cache failures by address. One of four queries, so that a CDN can cache them. */
function retryQuery(): string {
  return `?retry=${Date.now() % 4}`;
}
