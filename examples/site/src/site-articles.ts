import { join } from 'node:path';
import { folders } from './folders.ts';
import { readPosts } from './posts.ts';

/** An article card, as the API returns it. */
interface Article {
  day: string;
  month: string;
  url: string;
  image: string;
  heading: string;
  summary: string;
  category: { heading: string; url: string };
}

/** Returns every blog post, newest first, as the sandbox takes them for its article lists. */
export function siteArticles(): Article[] {
  return readPosts(join(folders.content, 'blog')).map(
    ({ day, month, path, image, title, summary, categoryName, categoryPath }) => ({
      day,
      month,
      url: path,
      image,
      heading: title,
      summary,
      category: { heading: categoryName, url: categoryPath },
    }),
  );
}
