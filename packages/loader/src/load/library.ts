import { createAssets, type Assets } from './assets.ts';
import type { FileTable } from './manifest.ts';

/** Written in by the build. */
declare const AW_BASE: string;

/** What it takes to fetch the library's files. */
export interface Library {
  readonly nonce: string;
  readonly assets: Assets;
}

/** For pages that need any of the files: all this takes its time. `script` is the loader's own tag. */
export function openLibrary(table: FileTable, script: HTMLScriptElement | undefined): Library {
  const nonce = script?.nonce || script?.dataset.nonce || document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || '';
  const base = new URL('assets/', baseAddress(script)).href;
  return { nonce, assets: createAssets({ base, nonce, table }) };
}

/** The loader's own folder; a tag that was renamed, inlined or bundled cannot tell it (contract section 2). */
function baseAddress(script: HTMLScriptElement | undefined): string {
  const isOwn = script?.src && /\/loader[^/]*\.js(\?|$)/.test(script.src);
  return isOwn ? script.src : new URL(AW_BASE, document.baseURI).href;
}
