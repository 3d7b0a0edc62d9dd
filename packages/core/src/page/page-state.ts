import { registerCopy, type PageState } from './copies.ts';

/** The build of the packages writes it (scripts/build/build-packages.ts); the CDN's files have none. */
declare const AW_COPY: string | undefined;

/** What all copies of `core` on a page share. Newer and older minor versions read it: only add to it. */
export const pageState: PageState =
  typeof AW_COPY === 'undefined' ? (_, create) => create() : /* @__PURE__ */ registerCopy(AW_COPY);
