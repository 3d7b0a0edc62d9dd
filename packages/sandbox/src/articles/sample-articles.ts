import { categories, type Category } from './blog-pages.ts';

/** An article card, as the API returns it. */
export interface Article {
  readonly day: string;
  readonly month: string;
  readonly url: string;
  readonly image: string;
  readonly heading: string;
  readonly summary: string;
  /** The last segment of `url` is the slug in `/api/blog/{category}`. */
  readonly category: { readonly heading: string; readonly url: string };
}

/** Counts for a short page, exactly two pages, two pages and a bit, and no articles. */
const counts: Readonly<Partial<Record<Category, number>>> = {
  'personal-finance': 5,
  insurance: 24,
  'small-business': 29,
};

/** Newest first. */
export const sampleArticles: readonly Article[] = Object.entries(counts).flatMap(([slug, count]) =>
  Array.from({ length: count }, (_, index) => sampleArticle(slug as Category, index + 1)),
);

function sampleArticle(slug: Category, number: number): Article {
  const heading = categories[slug];
  return {
    day: String(28 - (number % 28)),
    month: 'Oct',
    url: `/blog/${slug}/article-${number}`,
    image: '',
    heading: `${heading}, part ${number}`,
    summary: `Number ${number} of the made-up articles about ${heading.toLowerCase()}.`,
    category: { heading, url: `/blog/${slug}` },
  };
}
