// Limits on what a page, a sitemap or a server can cost. The README lists them. A limit that is met is
// reported as "stopped after …".

/** Bytes of a page, of a configuration and of a manifest. */
export const maxPageBytes = 5_000_000;
/** Bytes of a sitemap, after unpacking. */
export const maxSitemapBytes = 20_000_000;
/** Sitemaps read for one argument. */
export const maxSitemaps = 50;
/** Nesting depth of sitemaps. */
export const maxSitemapDepth = 3;
/** Redirects of one address. */
export const maxRedirects = 5;
/** Milliseconds for one address, redirects and body included. */
export const fetchTimeout = 20_000;
/** Elements and comments of a page. Lighthouse warns from 1,400 elements. */
export const maxNodes = 50_000;
/** Nesting depth of elements. Chrome's own limit is 512. */
export const maxDepth = 256;
/** Attributes of one element. */
export const maxAttributesRead = 100;
/** Characters of one attribute of a placeholder or slot. */
export const maxAttributeLength = 10_000;
/** Placeholders and slots of one page. */
export const maxPlaceholders = 1000;
/** Nesting depth of placeholders and slots: the content of each is searched. */
export const maxNesting = 16;
/** Unknown or wrong keys of one configuration. */
export const maxConfigProblems = 100;
/** Findings printed, of all pages together. */
export const maxFindings = 1000;
/** Characters of a line. */
export const maxLineLength = 1000;
