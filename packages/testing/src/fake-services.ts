import { blogCategories, type BlogCategory } from '@adviser-widgets/core';
import { createMapLibraries } from '@adviser-widgets/sandbox/in-page';
import { installFakeApi, type FakeApi } from './fake-api.ts';
import { FakeXhr } from './fake-xhr.ts';

/** A record of the hosted search, without its id. */
export interface FakeRecord {
  readonly path: string;
  readonly title?: string;
  readonly description?: string;
  /** Set for advisers. */
  readonly GUID?: string;
  /** A blog post's category; a record with one belongs to the blog. */
  readonly catid?: string;
}

/** The configuration of the search below. */
export const fakeSearchConfig = {
  appId: 'sandbox',
  apiKey: 'sandbox',
  pagesIndex: 'pages',
  blogIndex: 'blog',
  hosts: [location.origin],
};

/** Gives the page a hosted search with these records, in this order; other requests pass. */
export function installFakeSearch(given: readonly FakeRecord[]): FakeApi {
  // equally good ones are in the order of their ids
  const records = given.map((record, index) => ({ ...record, objectID: String(index).padStart(4, '0') }));
  const searchRecords = {
    pages: records.filter(({ catid }) => catid === undefined),
    blog: records.filter(({ catid }) => catid !== undefined),
  };
  const api = installFakeApi({ searchRecords, path: '/1/indexes/' });
  const real = globalThis.XMLHttpRequest;
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
  const { remove } = api;
  return Object.assign(api, {
    remove() {
      remove();
      globalThis.XMLHttpRequest = real;
    },
  });
}

/** The searched texts, in order. */
export function queriesOf({ requests }: FakeApi): string[] {
  return requests.map(({ body }) => {
    const asked = JSON.parse(String(body)) as { readonly requests: readonly { readonly query: string }[] };
    return asked.requests[0]?.query ?? '';
  });
}

/** The number of articles in each category. */
export type ArticleCounts = Readonly<Partial<Record<BlogCategory, number>>>;

/** The articles of a category, newest first. */
export function fakeArticles(category: BlogCategory, count: number) {
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

/** Gives the page a blog with so many articles; other requests pass. */
export function installFakeBlog(counts: ArticleCounts): FakeApi {
  const categories = Object.keys(counts) as BlogCategory[]; // its own keys
  const articles = categories.flatMap((category) => fakeArticles(category, counts[category] ?? 0));
  return installFakeApi({ articles, path: '/api/blog' });
}

const path = '/stand-ins/maps/';

/** Gives the page the sandbox's map service, as if its script had loaded. */
export function installFakeMaps(): Pick<FakeApi, 'requests' | 'remove'> {
  const { requests, remove } = installFakeApi({ path });
  const libraries = createMapLibraries(new URL(`${path}api.js?key=any`, location.href));
  const importLibrary = (name: string) => Promise.resolve(libraries[name]);
  Object.assign(globalThis, { google: { maps: { importLibrary } } });
  return {
    requests,
    remove() {
      remove();
      Reflect.deleteProperty(globalThis, 'google');
    },
  };
}
