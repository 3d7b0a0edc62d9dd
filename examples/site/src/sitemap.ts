import type { Page } from './page.ts';

/** Renders `/sitemap.xml`: every page except those that ask search engines not to index them. */
export function sitemap(pages: Iterable<Page>, origin: string): string {
  const urls = Array.from(new Set(pages), entry(origin)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/**
 * Renders `/robots.txt`. It does not block pages marked noindex, because crawlers must read them to see the
 * mark.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /__sandbox/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Whether a search engine may list a page. */
export function isForIndex({ path, fields }: Page): boolean {
  return path !== '' && fields.robots === undefined;
}

const entry =
  (origin: string) =>
  (page: Page): string => {
    if (!isForIndex(page)) return '';
    const changed = page.post === undefined ? '' : `<lastmod>${page.post.date}</lastmod>`;
    return `  <url><loc>${origin}${page.path}</loc>${changed}</url>\n`;
  };
