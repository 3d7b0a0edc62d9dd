import { join } from 'node:path';
import { readAdvisers } from './advisers.ts';
import { folders } from './folders.ts';
import { renderInlineMarkdown } from './markdown.ts';
import type { Page } from './page.ts';
import { readPages } from './pages.ts';
import { plainText } from './plain-text.ts';
import { profilePages } from './profile-pages.ts';
import { calculatorPages } from './calculators/calculator-pages.ts';
import { readCalculators } from './calculators/calculator.ts';

/** What the site's search finds, by index, as the sandbox takes it for `createSandbox({ searchRecords })`. */
export interface SiteSearchRecords extends Record<string, SiteRecord[]> {
  pages: SiteRecord[];
  blog: SiteRecord[];
}

interface SiteRecord extends Record<string, unknown> {
  /** The path, of which there is one per index. */
  objectID: string;
  /** What `adviserFilter` goes by (H3). */
  type: 'page' | 'adviser' | 'post';
  path: string;
  title: string;
  description: string;
  /** Searched, but never shown. */
  body: string;
}

/** What of a blog post is found. */
export interface SearchablePost {
  path: string;
  title: string;
  summary: string;
  /** The slug. */
  category: string;
  image: string;
  plainText: string;
}

/** Everything on the site: its pages, everyone's profile, and the posts of the blog. */
export function siteSearchRecords(posts: readonly SearchablePost[] = []): SiteSearchRecords {
  const calculators = calculatorPages(readCalculators(folders.content));
  const pages = [...readPages(join(folders.content, 'pages')).values(), ...calculators.values()].filter(({ path }) => !isSearch(path));
  return { pages: [...pages.map(pageRecord), ...adviserRecords()], blog: posts.map(postRecord) };
}

/** A search finds everything but itself. */
function isSearch(path: string): boolean {
  return path === '/search';
}

function pageRecord({ path, fields, content }: Page): SiteRecord {
  const { title, description, template: _template, ...shown } = fields;
  const body = [...textsIn(shown), plainText(content)].join('\n');
  return { objectID: path, type: 'page', path, title, description, body };
}

function adviserRecords(): SiteRecord[] {
  const regions = readAdvisers(folders.content);
  const profiles = profilePages(regions);
  return regions.flatMap(({ name: region, advisers }) =>
    advisers.map(({ guid, name, path, town, specialties, languages, profile }) => {
      const body = [region, town, ...specialties.map(({ text }) => text), ...languages, profile].join('\n');
      const description = profiles.get(path)?.fields.description ?? '';
      return { objectID: path, type: 'adviser', path, GUID: guid, title: name, description, body };
    }),
  );
}

function postRecord({ path, title, summary, category, image, plainText: body }: SearchablePost): SiteRecord {
  return { objectID: path, type: 'post', path, title, description: summary, body, catid: category, image };
}

/** Names of what a template is told and no visitor reads. */
const unread = ['icon', 'url', 'image', 'video', 'id', 'slug', 'path', 'unit'];

/** The texts an editor wrote above the text of a page: headings, cards, steps. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(renderInlineMarkdown(value))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (unread.includes(name) ? [] : textsIn(each)));
}
