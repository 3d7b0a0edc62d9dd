import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { blogCategories, type BlogCategory } from '@adviser-widgets/core';
import * as v from 'valibot';
import { checkShape } from './check-shape.ts';
import { readContentFile } from './content-file.ts';
import { renderMarkdown } from './markdown.ts';
import { plainText } from './plain-text.ts';

const text = v.pipe(v.string(), v.nonEmpty());

const frontMatterSchema = v.strictObject({
  title: v.pipe(text, v.maxLength(90)),
  summary: v.pipe(text, v.minLength(50), v.maxLength(170)),
  date: v.pipe(v.string(), v.isoDate()),
  image: v.pipe(v.string(), v.slug()),
  author: v.pipe(v.string(), v.slug()),
});

/** A category that contains posts: any except `all`. */
export type PostCategory = Exclude<BlogCategory, 'all'>;

/** A blog post. */
export interface Post {
  title: string;
  summary: string;
  category: PostCategory;
  /** The category's title. */
  categoryName: string;
  categoryPath: string;
  slug: string;
  /** Its path: `/blog/{category}/{slug}`. */
  path: string;
  /** For example, `2026-11-17`. */
  date: string;
  /** For example, `17`. */
  day: string;
  /** For example, `Nov`. */
  month: string;
  /** For example, `17 November 2026`. */
  longDate: string;
  /** URL of a picture of 640 by 360 pixels. */
  image: string;
  /** The slug of the adviser who wrote it. */
  author: string;
  /** Whole minutes to read it. */
  minutes: number;
  /** The rendered Markdown. */
  html: string;
  /** The text without markup, for searching. */
  plainText: string;
}

/**
 * Reads every post, newest first. A file's location determines its path: `insurance/excess.md` is served at
 * `/blog/insurance/excess`.
 */
export function readPosts(folder: string): Post[] {
  const posts = categories.flatMap((category) =>
    readdirSync(join(folder, category))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readPost(join(folder, category, name), category)),
  );
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
}

/** Categories that contain posts, in the order of the tabs. */
const categories = Object.keys(blogCategories).filter((slug): slug is PostCategory => slug !== 'all');

const wordsPerMinute = 220;

function readPost(file: string, category: PostCategory): Post {
  const { frontMatter, body } = readContentFile(file);
  const { title, summary, date, image, author } = checkShape(file, frontMatterSchema, frontMatter);
  const { html } = renderMarkdown(body);
  const words = plainText(html);
  const slug = basename(file, '.md');
  const categoryPath = `/blog/${category}`;
  return {
    title,
    summary,
    category,
    categoryName: blogCategories[category],
    categoryPath,
    slug,
    path: `${categoryPath}/${slug}`,
    date,
    day: written(date, { day: 'numeric' }),
    month: written(date, { month: 'short' }).slice(0, 3), // some ICU versions write "Sept"
    longDate: written(date, { day: 'numeric', month: 'long', year: 'numeric' }),
    image: `/assets/blog/${image}.svg`,
    author,
    minutes: Math.ceil(words.split(/\s+/).length / wordsPerMinute),
    html,
    plainText: words,
  };
}

function written(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-NZ', { ...parts, timeZone: 'UTC' }).format(new Date(date));
}
