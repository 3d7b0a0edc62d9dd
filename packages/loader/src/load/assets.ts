import { takesLateMaps, untilRead } from './import-maps.ts';
import { fileName, hashOf, joinTables, type FileTable } from './manifest.ts';

/** Requests the library's own files and holds them to their hashes. The only place that adds links to the page. */
export interface Assets {
  /** Makes more files known, with indexes that count on. */
  add(table: FileTable): void;
  /** Requests a file, and applies a style sheet. Safe to repeat; one that failed is requested once more. */
  fetch(file: number): Promise<void>;
  /** Imports a module once it and all that it needs have arrived unchanged. The first of `files` is its own. */
  load(files: readonly number[]): Promise<unknown>;
}

interface AssetsOptions {
  /** The folder of the files, with a slash at its end. */
  readonly base: string;
  /** The page's CSP nonce, or ''. */
  readonly nonce: string;
  readonly table: FileTable;
}

/** Milliseconds until a file that never arrives counts as missing (R26). */
const patience = 30_000;

export function createAssets({ base, nonce, table }: AssetsOptions): Assets {
  let known = table;
  const links = new Map<string, Promise<void>>();
  /** The link of each style sheet, by its index: the more a sheet is shared, the lower it is. */
  const sheets = new Map<number, Element>();
  const importFile = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

  const assets: Assets = {
    add: (more) => void (known = joinTables(known, more)),
    // Other modules import a module by its address, so that it keeps it.
    fetch: (file) => request(file).catch(() => request(file, isSheet(file) ? again() : '')),
    async load([file = 0, ...needed]) {
      request(file).catch(() => {}); // its import tells
      await Promise.all(needed.map(assets.fetch));
      return importChecked(file).catch(() => importChecked(file, again()));
    },
  };
  return assets;

  /** What differs from its hash never runs: nothing is imported whose link has failed (R27). */
  async function importChecked(file: number, query = ''): Promise<unknown> {
    await request(file, query);
    return importFile(base + fileName(known, file) + query);
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

  /** A module that may not be loaded yet is fetched all the same: its bytes are there when it may. */
  async function requestFile(file: number, address: string): Promise<void> {
    if (isSheet(file)) return addLink(file, address, 'stylesheet');
    const read = takesLateMaps() ? undefined : untilRead();
    if (read) {
      addLink(file, address, 'preload').catch(() => {}); // the module's own link tells
      await read;
    }
    return addLink(file, address, 'modulepreload');
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

/** Resolves when the file of a link has arrived, unchanged. One that fails is taken out of the page. */
function arrivalOf(link: HTMLLinkElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(`The file ${address} could not be loaded`));
    };
    const timer = setTimeout(fail, patience);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = fail;
  });
}

/** A widget's own sheet follows those it builds on, whichever arrives first and however often one is requested. */
function placeSheet(sheets: Map<number, Element>, file: number, link: Element): void {
  const later = [...sheets].filter(([index, sheet]) => index > file && sheet.isConnected).sort(([a], [b]) => a - b);
  const [, next] = later[0] ?? [];
  if (next) next.before(link);
  else pageHead().append(link);
  sheets.set(file, link);
}

/** Asked of the prototype: elements with `name="head"` would stand before the property. */
function pageHead(): HTMLHeadElement {
  return Reflect.get(Document.prototype, 'head', document) as HTMLHeadElement; // a document of HTML has one
}

/** Browsers and proxies remember failures of an address: each further try takes another, of a few that a CDN can keep. */
function again(): string {
  return `?retry=${Date.now() % 4}`;
}
