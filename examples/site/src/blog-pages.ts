import { blogCategories, pageSize, type BlogCategory } from '@adviser-widgets/core';
import type { Adviser, AdviserRegion } from './advisers.ts';
import type { Page } from './page.ts';
import type { Post } from './posts.ts';

/** The data of the list template. */
interface ListFields {
  posts: Post[];
  category: string;
  categories: { slug: string; name: string; path: string }[];
  /** The number of this page, and of all pages. */
  number: number;
  count: number;
  /** Paths of the neighbouring pages; '' if there is none. */
  newer: string;
  older: string;
}

/**
 * Returns the blog's pages by path: a list per category, with `?page=2` and so on if needed, and every post
 * with its author.
 */
export function blogPages(posts: readonly Post[], regions: readonly AdviserRegion[]): Map<string, Page> {
  const advisers = regions.flatMap((region) => region.advisers);
  const lists = categories.flatMap(({ slug }) => listPages(posts, slug));
  const pages = new Map(
    [...lists, ...posts.map((post) => postPage(post, posts, authorOf(post, advisers)))].map((page) => [
      page.path,
      page,
    ]),
  );
  const [all] = lists;
  return all ? pages.set('/blog/all', all) : pages; // alias, for visitors who type it
}

const categories = Object.entries(blogCategories).map(([slug, name]) => ({ slug, name, path: pathOf(slug) }));

function pathOf(category: string): string {
  return category === 'all' ? '/blog' : `/blog/${category}`;
}

function listPages(posts: readonly Post[], category: string): Page[] {
  const found = category === 'all' ? posts : posts.filter((post) => post.category === category);
  const count = Math.max(1, Math.ceil(found.length / pageSize));
  const address = (number: number) =>
    number === 1 ? pathOf(category) : `${pathOf(category)}?page=${number}`;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const name = category === 'all' ? 'Blog' : blogCategories[category as BlogCategory];
    const list: ListFields = {
      posts: found.slice(index * pageSize, number * pageSize),
      category,
      categories,
      number,
      count,
      newer: number > 1 ? address(number - 1) : '',
      older: number < count ? address(number + 1) : '',
    };
    return {
      path: address(number),
      fields: {
        title: number === 1 ? name : `${name}, page ${number}`,
        description: `${category === 'all' ? 'What we have learnt about money, cover and homes' : name}: short articles in plain English by advisers from all over New Zealand.`,
        template: 'blog',
        heading: 'Good to know',
        lead: 'Short articles on money, cover, homes and small businesses, written by people who answer such questions every day.',
        list,
      },
      content: '',
      sections: [],
    };
  });
}

function authorOf({ path, author }: Post, advisers: readonly Adviser[]): Adviser {
  const found = advisers.find(({ slug }) => slug === author);
  if (found) return found;
  throw new Error(`${path} is by "${author}", which is no slug in advisers.yaml.`);
}

function postPage(post: Post, posts: readonly Post[], author: Adviser): Page {
  const others = posts.filter((other) => other.category === post.category && other !== post);
  const near = others.findIndex(({ date }) => date < post.date);
  const start = Math.max(0, Math.min(near === -1 ? others.length : near, others.length - 3));
  return {
    path: post.path,
    fields: {
      title: post.title,
      description: post.summary,
      template: 'post',
      post,
      author,
      related: others.slice(start, start + 3),
    },
    content: post.html,
    sections: [],
    crumbs: [
      { text: 'Blog', url: '/blog' },
      { text: post.categoryName, url: post.categoryPath },
    ],
    post,
    author,
  };
}
