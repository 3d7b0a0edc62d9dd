import { unshadowed } from '@adviser-widgets/core/internal';
import { placeSheet, type Sheets } from '@adviser-widgets/widget/internal';
import { loadLimitMs } from './load-limit.ts';

export interface LibraryFile {
  readonly address: string;
  readonly integrity: string;
}

/** Each resolves when the file has arrived unchanged, or at once in a browser without that kind of link (Safari 16). */
export interface Links {
  /** `rank` fixes the order of style sheets, whichever loads first: a widget's own has a higher one than those it builds on. */
  addSheet(file: LibraryFile, rank: number): Promise<void>;
  /** `modulepreload` loads a module, ready to be imported; `preload` only fetches its bytes. */
  addModule(file: LibraryFile, rel: 'modulepreload' | 'preload'): Promise<void>;
}

/** Nothing else adds links to the page. */
export function createLinks(nonce: string, sheets: Sheets): Links {
  return {
    addSheet(file, rank) {
      const added = add(file, 'stylesheet', (link) => placeSheet(sheets, rank, link));
      added.catch(() => (sheets[rank] = undefined));
      return added;
    },
    addModule: add,
  };

  function add(
    { address, integrity }: LibraryFile,
    rel: string,
    place: (link: HTMLLinkElement) => void = append,
  ): Promise<void> {
    const link = document.createElement('link');
    link.rel = rel;
    if (!link.relList.supports(rel)) return Promise.resolve();
    if (rel === 'preload') link.as = 'script';
    link.nonce = nonce;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    const arrived = arrivalOf(link, address);
    link.href = address;
    place(link);
    return arrived;
  }
}

function append(link: Element): void {
  unshadowed(document).head.append(link);
}

function arrivalOf(link: HTMLLinkElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.replaceWith();
      reject(new Error(`The file ${address} could not be loaded`));
    };
    const timer = setTimeout(fail, loadLimitMs);
    link.onload = () => {
      clearTimeout(timer);
      link.onerror = null; // if the page removes a sheet, it loads again
      if (link.rel === 'preload' && hasFailed(address)) fail();
      else resolve();
    };
    link.onerror = fail;
  });
}

/** Firefox sends `load` for a preload that failed, too. Where a browser does not state the status, it sends `error`. */
function hasFailed(address: string): boolean {
  const [timing] = performance.getEntriesByName(address).slice(-1) as PerformanceResourceTiming[]; // all are of resources
  const { responseStatus = 200 } = timing ?? {};
  return responseStatus === 0 || responseStatus >= 400;
}
