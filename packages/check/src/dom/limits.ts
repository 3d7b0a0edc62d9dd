// What a page, a sitemap or a server can cost. The README lists them.

/** Also of a configuration and of a manifest. */
export const maxPageBytes = 5_000_000;
/** After unpacking. */
export const maxSitemapBytes = 20_000_000;
export const maxSitemaps = 50;
export const maxSitemapDepth = 3;
export const maxRedirects = 5;
/** Milliseconds for one address, redirects and body included. */
export const fetchTimeoutMs = 20_000;
/** Elements and comments. Lighthouse warns from 1,400 elements. */
export const maxNodes = 50_000;
/** Chrome's own limit is 512. */
export const maxDepth = 256;
export const maxAttributesRead = 100;
export const maxAttributeLength = 10_000;
/** Placeholders and slots of one page. */
export const maxPlaceholders = 1000;
/** Placeholders and slots inside each other: the content of each is searched. */
export const maxNesting = 16;
export const maxConfigProblems = 100;
/** Content-Security-Policies of one page. */
export const maxPolicies = 20;
/** Of all pages together. */
export const maxFindings = 1000;
export const maxLineLength = 1000;
