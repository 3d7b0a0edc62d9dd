import type { Options } from 'tsup';

/** What stands for an import on demand, `$1` being the address in the built file; its hash covers these addresses. */
export const retriedImport = 'import("$1").catch(() => import("$1?retry=" + (4 * Math.random() | 0)))';

/**
 * Browsers until 2026 remember a failed import until the page is reloaded (whatwg/html#10327), so that a
 * visitor who was offline for a moment could never send a lead: a fresh address is a fresh try.
 */
export const retryImports: NonNullable<Options['plugins']>[number] = {
  name: 'retry-imports',
  renderChunk: (code) => ({ code: code.replace(/import\("(\.\/[^"]+)"\)/g, retriedImport) }),
};
