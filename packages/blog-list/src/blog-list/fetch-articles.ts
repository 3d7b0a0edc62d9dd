import { type Config, pageSize, type BlogCategory } from '@adviser-widgets/core';
import { callAddress, getJson, givenText, webUrl } from '@adviser-widgets/core/internal';

/** An article card: plain texts, '' if missing; addresses are absolute http(s). */
export interface Article {
  readonly url: string;
  readonly heading: string;
  readonly summary: string;
  readonly day: string;
  readonly month: string;
  readonly image: string;
  readonly category: { readonly heading: string; readonly url: string };
}

/** One page of a category; `isLast` if no other follows. */
export interface ArticlePage {
  readonly articles: readonly Article[];
  readonly isLast: boolean;
}

export interface ArticleQuery {
  readonly category: BlogCategory;
  readonly page?: number | undefined;
  readonly signal?: AbortSignal;
}

/** Limits for a faulty answer, so that it cannot freeze the page. */
const entryLimit = 200;
const textLimit = 600;

/** Fetches a page of article cards in the server's order, or throws. */
export async function fetchArticles(
  config: Config,
  { category, page, signal }: ArticleQuery,
): Promise<ArticlePage> {
  const path = category === 'all' ? '/api/blog' : `/api/blog/${category}`;
  const url = callAddress(config, 'siteBase', page === undefined ? path : `${path}?page=${page}`);
  const answer = await getJson(url, signal);
  if (!Array.isArray(answer))
    throw new Error(`GET ${url} did not return a list of articles`, { cause: 'answer' });
  // Skipped entries must not make this the last page.
  return { articles: parseArticles(answer, config), isLast: answer.length < pageSize };
}

/** Reads article cards. Skips malformed entries and keeps the first of each address. */
export function parseArticles(answer: unknown, config: Config): readonly Article[] {
  const byUrl = new Map<string, Article>();
  for (const entry of Array.isArray(answer) ? (answer as unknown[]).slice(0, entryLimit) : []) {
    const article = parseArticle(entry, config);
    if (article && !byUrl.has(article.url)) byUrl.set(article.url, article);
  }
  return [...byUrl.values()];
}

function parseArticle(entry: unknown, { siteBase }: Config): Article | undefined {
  const { url, heading, summary, day, month, image, category } = Object(entry) as Record<
    keyof Article,
    unknown
  >;
  const { heading: name, url: categoryUrl } = Object(category) as Record<'heading' | 'url', unknown>;
  const article = {
    url: webUrl(url, siteBase) ?? '',
    heading: toText(heading),
    summary: toText(summary),
    day: toText(day),
    month: toText(month),
    image: webUrl(image, siteBase) ?? '',
    category: { heading: toText(name), url: webUrl(categoryUrl, siteBase) ?? '' },
  };
  return article.url && article.heading ? article : undefined;
}

function toText(value: unknown): string {
  return givenText(typeof value === 'number' ? String(value) : value, textLimit);
}
