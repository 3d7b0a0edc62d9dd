import type { Config } from '../config/config.ts';
import { getJson } from '../http/get-json.ts';
import { siteUrl } from './site-url.ts';
import { webUrl } from './web-url.ts';

/** Articles of a page; one with fewer is the last (spec section 9). */
export const pageSize = 12;

/** The categories of articles, by what addresses call them, with the names they are shown by (spec section 2). */
export const blogCategories = {
  all: 'Show all',
  'personal-finance': 'Personal Finance',
  insurance: 'Insurance Articles',
  'small-business': 'Small Business',
  'home-finance-property': 'Home finance and property',
} as const;

/** What an address calls a category. */
export type BlogCategory = keyof typeof blogCategories;

/** True for what an address may call a category. */
export function isBlogCategory(text: unknown): text is BlogCategory {
  return typeof text === 'string' && Object.hasOwn(blogCategories, text);
}

/** An article card (spec section 3). Its texts are plain; what it lacks is ''. */
export interface Article {
  /** Absolute, http or https. */
  readonly url: string;
  readonly heading: string;
  readonly summary: string;
  /** As the API writes it, such as '5'. */
  readonly day: string;
  readonly month: string;
  /** Absolute, http or https. */
  readonly image: string;
  readonly category: { readonly heading: string; readonly url: string };
}

/** One page of a category. */
export interface ArticlePage {
  readonly articles: readonly Article[];
  /** Nothing comes after it. */
  readonly isLast: boolean;
}

/** Which page to fetch. */
export interface ArticleQuery {
  readonly category: BlogCategory;
  /** The first one unless given (H21). */
  readonly page?: number | undefined;
  readonly signal?: AbortSignal;
}

/** Entries that are read of an answer, and characters of a text, however long they are (fault 20). */
const entryLimit = 200;
const textLimit = 600;

/**
 * A page of article cards, in the server's order (spec section 7, H21, H22).
 *
 * @throws {Error} that names the address, when no list came
 */
export async function fetchArticles(config: Config, { category, page, signal }: ArticleQuery): Promise<ArticlePage> {
  const path = category === 'all' ? '/api/blog' : `/api/blog/${category}`;
  const url = siteUrl(config, page === undefined ? path : `${path}?page=${page}`);
  const answer = await getJson(url, signal);
  if (!Array.isArray(answer)) throw new Error(`GET ${url} answered no list of articles`, { cause: 'answer' });
  // By what was sent: an entry that is skipped does not end the list.
  return { articles: parseArticles(answer, config), isLast: answer.length < pageSize };
}

/** Malformed entries are skipped, and of one address the first is kept. */
export function parseArticles(answer: unknown, config: Config): readonly Article[] {
  const byUrl = new Map<string, Article>();
  for (const entry of Array.isArray(answer) ? (answer as unknown[]).slice(0, entryLimit) : []) {
    const article = parseArticle(entry, config);
    if (article && !byUrl.has(article.url)) byUrl.set(article.url, article);
  }
  return [...byUrl.values()];
}

/** A card needs an address to lead to, and a heading. */
function parseArticle(entry: unknown, config: Config): Article | undefined {
  const { url, heading, summary, day, month, image, category } = Object(entry) as Record<keyof Article, unknown>;
  const { heading: name, url: categoryUrl } = Object(category) as Record<'heading' | 'url', unknown>;
  const article = {
    url: toUrl(url, config),
    heading: toText(heading),
    summary: toText(summary),
    day: toText(day),
    month: toText(month),
    image: toUrl(image, config),
    category: { heading: toText(name), url: toUrl(categoryUrl, config) },
  };
  return article.url && article.heading ? article : undefined;
}

/** One line of text; '' for anything that is neither text nor number. */
function toText(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.slice(0, textLimit).replace(/\s+/g, ' ').trim();
}

/** An address on the site, as a page of any other may follow it; '' for none. */
function toUrl(value: unknown, { siteBase }: Config): string {
  return (typeof value === 'string' && webUrl(value.trim(), siteBase)) || '';
}
