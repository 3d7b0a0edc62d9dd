/** The one typeface of the catalogue, which every system has: no download, and no other beside it. */
export const typeface =
  "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, system-ui, sans-serif";

/** For code. */
export const codeTypeface = 'ui-monospace, Menlo, Consolas, monospace';
