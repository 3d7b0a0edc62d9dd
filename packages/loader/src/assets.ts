/** Fetches the library's own files. The only place that adds links to the page. */
export interface Assets {
  /** Starts fetching a file; a style sheet is also applied. Safe to repeat. */
  fetch(file: string): void;
  /** Resolves when a style sheet applies; rejects when it cannot be had. */
  sheet(file: string): Promise<void>;
  /** Imports a module; after a failure once more with a fresh address, as browsers remember failures. */
  module(file: string): Promise<unknown>;
}

/** `base` is the folder of the files, `nonce` the page's CSP nonce or ''. */
export function createAssets(base: string, nonce: string): Assets {
  const links = new Map<string, HTMLLinkElement>();
  const sheets = new Map<string, Promise<void>>();
  const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

  const assets: Assets = {
    fetch(file) {
      if (isSheet(file)) assets.sheet(file).catch(() => {}); // whoever needs it hears of it
      else if (!links.has(file)) links.set(file, addLink(file, 'modulepreload'));
    },
    sheet(file) {
      const known = sheets.get(file);
      if (known) return known;
      const promise = new Promise<void>((resolve, reject) => {
        const link = addLink(file, 'stylesheet');
        link.onload = () => resolve();
        link.onerror = () => {
          sheets.delete(file);
          link.remove();
          reject(new Error(`The style sheet ${link.href} could not be loaded`));
        };
      });
      sheets.set(file, promise);
      return promise;
    },
    module: (file) => load(base + file).catch(() => load(`${base}${file}?retry`)),
  };
  return assets;

  function addLink(file: string, rel: string): HTMLLinkElement {
    const link = document.createElement('link');
    link.rel = rel;
    link.nonce = nonce;
    link.crossOrigin = 'anonymous';
    link.href = base + file;
    document.head.append(link);
    return link;
  }
}

export function isSheet(file: string): boolean {
  return file.endsWith('.css');
}
