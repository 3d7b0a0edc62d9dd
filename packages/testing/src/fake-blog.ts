import { blogCategories, pageSize, type Article, type BlogCategory } from '@adviser-widgets/core';

/** The number of articles in each category. */
export type ArticleCounts = Readonly<Partial<Record<BlogCategory, number>>>;

export interface FakeBlog {
  /** Requested paths with their queries. */
  readonly requests: readonly string[];
  /** What every request gets instead of its page: a status, a body, a network error, or no answer. */
  answer: number | string | 'network' | 'never' | undefined;
  /** Holds the answers for a category until the returned function is called. */
  hold(category: BlogCategory): () => void;
  /** Restores the real fetch. */
  remove(): void;
}

/** The articles of a category, newest first. */
export function fakeArticles(category: BlogCategory, count: number): Article[] {
  return Array.from({ length: count }, (_, index) => ({
    day: String(28 - (index % 28)),
    month: 'Oct',
    url: `/blog/${category}/${index + 1}`,
    image: `/assets/blog/${category}.svg`,
    heading: `${blogCategories[category]} ${index + 1}`,
    summary: `What to know about it, number ${index + 1}.`,
    category: { heading: blogCategories[category], url: `/blog/${category}` },
  }));
}

/** Replaces the blog's part of the API; passes on all other requests. */
export function installFakeBlog(counts: ArticleCounts): FakeBlog {
  const real = globalThis.fetch;
  const requests: string[] = [];
  const held = new Map<string, Promise<void>>();
  const blog: FakeBlog = {
    requests,
    answer: undefined,
    hold(category) {
      let release = () => {};
      held.set(category, new Promise((resolve) => (release = resolve)));
      return release;
    },
    remove: () => (globalThis.fetch = real),
  };
  globalThis.fetch = async (input, init) => {
    const { pathname, search, searchParams } = new URL(String(input), location.href);
    if (!pathname.startsWith('/api/blog')) return real(input, init);
    const category = pathname.split('/')[3] ?? 'all';
    requests.push(pathname + search);
    await held.get(category);
    init?.signal?.throwIfAborted();
    if (blog.answer !== undefined) return answerWith(blog.answer, init?.signal);
    const page = Number(searchParams.get('page') ?? 1);
    const articles = articlesOf(category as BlogCategory, counts).slice(
      (page - 1) * pageSize,
      page * pageSize,
    );
    return new Response(JSON.stringify(articles));
  };
  return blog;
}

function articlesOf(category: BlogCategory, counts: ArticleCounts): Article[] {
  const slugs = Object.keys(counts) as BlogCategory[];
  return slugs
    .filter((slug) => category === 'all' || slug === category)
    .flatMap((slug) => fakeArticles(slug, counts[slug] ?? 0));
}

function answerWith(kind: number | string, signal: AbortSignal | null | undefined): Promise<Response> {
  if (kind === 'network') return Promise.reject(new TypeError('Failed to fetch'));
  if (typeof kind === 'number') return Promise.resolve(new Response(null, { status: kind }));
  if (kind !== 'never') return Promise.resolve(new Response(kind));
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}
