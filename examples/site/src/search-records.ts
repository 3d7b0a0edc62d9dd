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

/** The records of the site's search, by index, as `createSandbox({ searchRecords })` takes them. */
export interface SiteSearchRecords extends Record<string, SiteRecord[]> {
  pages: SiteRecord[];
  blog: SiteRecord[];
}

interface SiteRecord extends Record<string, unknown> {
  /** The path, which is unique within an index. */
  objectID: string;
  /** The field that `adviserFilter` uses. */
  type: 'page' | 'adviser' | 'post';
  path: string;
  title: string;
  description: string;
  /** Searched, but never shown. */
  body: string;
}

/** The searchable parts of a blog post. */
export interface SearchablePost {
  path: string;
  title: string;
  summary: string;
  /** The category's slug. */
  category: string;
  image: string;
  plainText: string;
}

/** Returns records of everything on the site: its pages, the profiles and the blog posts. */
export function siteSearchRecords(posts: readonly SearchablePost[] = []): SiteSearchRecords {
  const calculators = calculatorPages(readCalculators(folders.content));
  const pages = [...readPages(join(folders.content, 'pages')).values(), ...calculators.values()].filter(
    ({ path }) => !isSearch(path),
  );
  return { pages: [...pages.map(pageRecord), ...adviserRecords()], blog: posts.map(postRecord) };
}

/** The search page itself is not searchable. */
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

/** Template fields that visitors do not read. */
const unread = ['icon', 'url', 'image', 'video', 'id', 'slug', 'path', 'unit', 'logo'];

/** Returns the texts in a page's front matter: headings, cards, steps. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(renderInlineMarkdown(value))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (unread.includes(name) ? [] : textsIn(each)));
}
