import { createAssetFile, type AssetFile } from './asset-file.ts';
import type { Sheets } from '@adviser-widgets/widget/internal';
import { createLinks } from './create-links.ts';
import { download } from './download.ts';
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
  const files = new Map<string, AssetFile>();

  const assets: Assets = {
    styleSheets,
    add: (more) => void (known = joinTables(known, more)),
    fetch(index) {
      const file = fileAt(index);
      return file.request().catch(() => requestAgain(file, index));
    },
    async load([main = 0, ...needed]) {
      fileAt(main)
        .request()
        .catch(() => {}); // its import reports the error
      await Promise.all(needed.map(assets.fetch));
      return importFile(main, needed).catch(() => importFile(main, needed, retryQuery()));
    },
  };
  return assets;

  /** A module keeps its address, because other modules import it by that address. */
  async function requestAgain(file: AssetFile, index: number): Promise<void> {
    if (file.isSheet) return fileAt(index, retryQuery()).request();
    await fetchPastCache(file.address);
    return file.request();
  }

  /** Imports only after the links succeeded: a file that differs from its hash never runs. */
  async function importFile(index: number, needed: readonly number[], query = ''): Promise<unknown> {
    const main = fileAt(index, query);
    await main.request();
    return download(async () => {
      const modules = [main, ...needed.map((each) => fileAt(each))].filter(({ isSheet }) => !isSheet);
      await Promise.all(modules.map((module) => module.enter()));
      return import(/* @vite-ignore */ main.address) as Promise<unknown>;
    });
  }

  function fileAt(index: number, query = ''): AssetFile {
    const address = base + fileName(known, index) + query;
    const integrity = `sha256-${hashOf(known, index)}=`;
    const file = files.get(address) ?? createAssetFile({ address, integrity }, links, index);
    files.set(address, file);
    return file;
  }
}

/**
 * Safari never asks again for a module whose link has failed, unless a script has. A policy may forbid scripts to. The
 * link then compares the hash.
 */
async function fetchPastCache(address: string): Promise<void> {
  await fetch(address, { cache: 'reload' })
    .then((response) => response.text())
    .catch(() => {}); // the link fails as well
}

/** Browsers and proxies cache failures by address. One of four queries, so that a CDN can cache them. */
function retryQuery(): string {
  return `?retry=${Date.now() % 4}`;
}
