// What a page, a sitemap or a server can cost at most. The README lists these; whoever meets one is told "stopped after …".

/** Bytes of a page, of a configuration and of a manifest. */
export const maxPageBytes = 5_000_000;
/** Bytes of a sitemap, after unpacking. */
export const maxSitemapBytes = 20_000_000;
/** Sitemaps that are read for one argument. */
export const maxSitemaps = 50;
/** Levels of sitemaps that name sitemaps. */
export const maxSitemapDepth = 3;
/** Redirects of one address. */
export const maxRedirects = 5;
/** Milliseconds for one address, redirects and body included. */
export const fetchTimeout = 20_000;
/** Elements and comments of a page. Lighthouse warns from 1,400 elements. */
export const maxNodes = 50_000;
/** Levels of elements inside each other. Chrome's own limit is 512. */
export const maxDepth = 256;
/** Attributes of one element. */
export const maxAttributesRead = 100;
/** Characters of one attribute of a placeholder or slot. */
export const maxAttributeLength = 10_000;
/** Placeholders and slots of one page. */
export const maxPlaceholders = 1000;
/** Placeholders and slots inside each other: the content of each is looked through. */
export const maxNesting = 16;
/** Unknown or wrong keys of one configuration. */
export const maxConfigProblems = 100;
/** Findings that are printed, of all pages together. */
export const maxFindings = 1000;
/** Characters of a line. */
export const maxLineLength = 1000;
