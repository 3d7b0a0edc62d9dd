import type { Page } from './page.ts';

/** What `/sitemap.xml` answers: every page but those that ask search engines to leave them alone. */
export function sitemap(pages: Iterable<Page>, origin: string): string {
  const urls = Array.from(new Set(pages), entry(origin)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** What `/robots.txt` answers. Pages that are not for an index say so themselves, and have to be read for that. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /__sandbox/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Whether a search engine may list a page. */
export function isForIndex({ path, fields }: Page): boolean {
  return path !== '' && fields.robots === undefined;
}

const entry = (origin: string) => (page: Page): string => {
  if (!isForIndex(page)) return '';
  const changed = page.post === undefined ? '' : `<lastmod>${page.post.date}</lastmod>`;
  return `  <url><loc>${origin}${page.path}</loc>${changed}</url>\n`;
};
