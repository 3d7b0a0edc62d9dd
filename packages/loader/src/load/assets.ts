import { pageHead } from '@adviser-widgets/core';
import { supportsLateMaps, untilParsed } from './import-maps.ts';
import { loadLimitMs } from './load-limit.ts';
import { fileName, hashOf, joinTables, type FileTable } from './manifest.ts';

/** Checks the library's files against their hashes. Nothing else adds links to the page. */
export interface Assets {
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
  const links = new Map<string, Promise<void>>();
  /** By index: the more a sheet is shared, the lower its index. */
  const sheets = new Map<number, Element>();
  const failures = new Map<string, number>();

  const assets: Assets = {
    add: (more) => void (known = joinTables(known, more)),
    // A module keeps its address on retry, because other modules import it by that address.
    fetch: (file) => request(file).catch(() => request(file, isSheet(file) ? retryQuery() : '')),
    async load([file = 0, ...needed]) {
      request(file).catch(() => {}); // its import reports the error
      await Promise.all(needed.map(assets.fetch));
      return importChecked(file).catch(() => importChecked(file, retryQuery()));
    },
  };
  return assets;

  /** Imports only after the link succeeded: a file that differs from its hash never runs (R27). */
  async function importChecked(file: number, query = ''): Promise<unknown> {
    await request(file, query);
    return import(/* @vite-ignore */ base + fileName(known, file) + query) as Promise<unknown>;
  }

  function request(file: number, query = ''): Promise<void> {
    const address = base + fileName(known, file) + query;
    let link = links.get(address);
    if (!link) {
      link = requestFile(file, address);
      links.set(address, link);
      link.catch(() => links.delete(address));
    }
    return link;
  }

  /** Preloads a module where it may not be loaded yet, so that its bytes are there when it may. */
  async function requestFile(file: number, address: string): Promise<void> {
    if (isSheet(file)) return addLink(file, address, 'stylesheet');
    if (!supportsLateMaps()) await Promise.all([preload(file, address), untilParsed()]);
    return addLink(file, address, 'modulepreload');
  }

  /**
   * Rejects if the file did not come, because Firefox never asks again for a module that did not. It does not repeat a
   * failed preload either, so that each try has its own address.
   */
  async function preload(file: number, address: string): Promise<void> {
    const tried = failures.get(address) ?? 0;
    const asked = tried ? address.replace(/\?.*|$/, `?retry=${tried}`) : address;
    failures.set(address, tried + 1);
    await addLink(file, asked, 'preload');
    if (hasFailed(asked)) throw notLoaded(address);
    failures.delete(address);
  }

  function addLink(file: number, address: string, rel: string): Promise<void> {
    const link = document.createElement('link');
    link.rel = rel;
    if (!link.relList.supports(rel)) return Promise.resolve(); // Safari 16
    if (rel === 'preload') link.as = 'script';
    link.nonce = nonce;
    link.crossOrigin = 'anonymous';
    link.integrity = `sha256-${hashOf(known, file)}=`;
    const arrived = arrivalOf(link, address);
    link.href = address;
    if (isSheet(file)) placeSheet(sheets, file, link);
    else pageHead().append(link);
    return arrived;
  }

  function isSheet(file: number): boolean {
    return !!known.files[file]?.endsWith('.css');
  }
}

function notLoaded(address: string): Error {
  return new Error(`The file ${address} could not be loaded`);
}

/** Firefox sends `load` for a preload that failed, too. Where a browser does not state the status, it sends `error`. */
function hasFailed(address: string): boolean {
  const [timing] = performance.getEntriesByName(address).slice(-1) as PerformanceResourceTiming[]; // all are of resources
  const { responseStatus = 200 } = timing ?? {};
  return responseStatus === 0 || responseStatus >= 400;
}

function arrivalOf(link: HTMLLinkElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.replaceWith();
      reject(notLoaded(address));
    };
    const timer = setTimeout(fail, loadLimitMs);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = fail;
  });
}

/** Places a widget's own sheet after those it builds on, in whatever order they arrive. */
function placeSheet(sheets: Map<number, Element>, file: number, link: Element): void {
  const later = [...sheets]
    .filter(([index, sheet]) => index > file && sheet.isConnected)
    .sort(([a], [b]) => a - b);
  const [, next] = later[0] ?? [];
  if (next) next.before(link);
  else pageHead().append(link);
  sheets.set(file, link);
}

/** Browsers and proxies cache failures by address. One of four queries, so that a CDN can cache them. */
function retryQuery(): string {
  return `?retry=${Date.now() % 4}`;
}
