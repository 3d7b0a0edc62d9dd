import { createAssets, type Assets } from './assets.ts';
import type { FileTable } from './manifest.ts';
import { isNamedLoader } from './script-tag.ts';

/** Set by the build. */
declare const AW_BASE: string;

export interface Library {
  readonly nonce: string;
  readonly assets: Assets;
}

/** Takes time: only for pages that need any of the files. */
export function openLibrary(table: FileTable, script: HTMLScriptElement | undefined): Library {
  const nonce =
    script?.nonce ||
    script?.dataset.nonce ||
    document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ||
    '';
  const base = new URL('assets/', baseAddress(script)).href;
  return { nonce, assets: createAssets({ base, nonce, table }) };
}

/** A renamed, inlined or bundled script can't know its folder, so `AW_BASE` is used. */
function baseAddress(script: HTMLScriptElement | undefined): string {
  return script && isNamedLoader(script) ? script.src : new URL(AW_BASE, document.baseURI).href;
}
