import { hashLength } from './manifest.ts';
import type { TrustedPolicy } from './trusted-policy.ts';

/** Fetches the library's own files and holds them to their hashes. The only place that adds links to the page. */
export interface Assets {
  /**
   * From now on the browser refuses these files when a byte differs. `hashes` holds one SHA-256 per
   * file, as `LoaderManifest` describes it; files it has none for are left alone.
   */
  trust(files: readonly string[], hashes: string): void;
  /**
   * Fetches a file, once its hash is known, and applies a style sheet. Safe to repeat; a failed file is
   * asked for once more.
   */
  fetch(file: string): Promise<void>;
  /** Imports a module, after a failure once more under a fresh address. */
  module(file: string): Promise<unknown>;
}

export interface AssetsOptions {
  /** The folder of the files, with a slash at its end. */
  readonly base: string;
  /** The page's CSP nonce, or ''. */
  readonly nonce: string;
  readonly policy?: TrustedPolicy | undefined;
}

/** Browsers and proxies remember failures of an address: each further try takes one of these. */
const retries = ['?retry=0', '?retry=1', '?retry=2', '?retry=3'];

/** How a file may be asked for. */
const queries = ['', ...retries];

export function createAssets({ base, nonce, policy }: AssetsOptions): Assets {
  const integrity = new Map<string, string>();
  const waiting = new Map<string, () => void>();
  const links = new Map<string, Promise<void>>();
  /** The link of each style sheet, in the order in which they were first asked for. */
  const sheets = new Map<string, Element | undefined>();
  const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

  const assets: Assets = {
    trust(given, hashes) {
      const files = given.slice(0, hashes.length / hashLength);
      files.forEach((file, index) => integrity.set(file, hashAt(hashes, index)));
      addImportMap(importMap(base, files, hashes));
      files.forEach((file) => waiting.get(file)?.());
    },
    // A module is known to others by its address, so that it keeps it.
    fetch: (file) => preload(file).catch(() => preload(file, isSheet(file) ? again() : '')),
    module: (file) => importChecked(file).catch(() => importChecked(file, again())),
  };
  return assets;

  /** Where the page refuses our import map, what was preloaded and checked is all that may run. */
  async function importChecked(file: string, query = ''): Promise<unknown> {
    await preload(file, query);
    return load(base + file + query);
  }

  function preload(file: string, query = ''): Promise<void> {
    const key = file + query;
    const known = links.get(key);
    if (known) return known;
    if (isSheet(file) && !sheets.has(file)) sheets.set(file, undefined);
    const link = integrity.has(file) ? addLink(file, query) : hashKnown(file).then(() => addLink(file, query));
    links.set(key, link);
    link.catch(() => links.delete(key));
    return link;
  }

  function hashKnown(file: string): Promise<void> {
    return new Promise((resolve) => waiting.set(file, resolve));
  }

  function addLink(file: string, query: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = isSheet(file) ? 'stylesheet' : 'modulepreload';
      if (!link.relList.supports(link.rel)) return resolve(); // Safari 16
      link.nonce = nonce;
      link.crossOrigin = 'anonymous';
      link.integrity = integrity.get(file) ?? '';
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        reject(new Error(`The file ${link.href} could not be loaded`));
      };
      link.href = base + file + query;
      place(file, link);
    });
  }

  /** A widget's own sheet follows those it builds on, whichever hash comes first and however often one is asked for. */
  function place(file: string, link: Element): void {
    if (!isSheet(file)) return pageHead().append(link);
    sheets.set(file, link);
    const names = [...sheets.keys()];
    const later = names.slice(names.indexOf(file) + 1).map((name) => sheets.get(name));
    const next = later.find((sheet) => sheet?.isConnected);
    if (next) next.before(link);
    else pageHead().append(link);
  }

  /** Holds every import to its hash, also those inside modules. */
  function addImportMap(text: string): void {
    const script = document.createElement('script');
    script.type = 'importmap';
    script.nonce = nonce;
    try {
      // The DOM accepts the policy's object where its types say string.
      script.textContent = policy ? (policy.createScript(text) as string) : text;
      pageHead().append(script);
      script.remove(); // it counts from the moment it was added
    } catch {
      // Trusted Types without our policy
    }
  }
}

/** Asked of the prototype: elements with `name="head"` would stand before the property. */
function pageHead(): HTMLHeadElement {
  return Reflect.get(Document.prototype, 'head', document) as HTMLHeadElement; // a document of HTML has one
}

function again(): string {
  return retries[Math.floor(Math.random() * retries.length)] ?? '';
}

/**
 * The text of the import map that holds `files` to their hashes, under every address they are asked for: 160 entries,
 * put together without an object for each. `base` is a URL's own text, so there is nothing to escape.
 */
export function importMap(base: string, files: readonly string[], hashes: string): string {
  let entries = '';
  files.forEach((file, index) => {
    const hash = hashAt(hashes, index);
    for (const query of queries) entries += `,"${base}${file}${query}":"${hash}"`;
  });
  return `{"integrity":{${entries.slice(1)}}}`;
}

function hashAt(hashes: string, index: number): string {
  return `sha256-${hashes.slice(index * hashLength, (index + 1) * hashLength)}=`;
}

export function isSheet(file: string): boolean {
  return file.endsWith('.css');
}
