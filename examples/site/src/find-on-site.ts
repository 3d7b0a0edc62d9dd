import type { SiteSearchRecords } from './search-records.ts';

/** The results on the site's own search page, for visitors without JavaScript. */
export interface SiteFindings {
  pages: Finding[];
  advisers: Finding[];
  blog: Finding[];
}

interface Finding {
  path: string;
  title: string;
  description: string;
}

/** The maximum of each kind. */
const limit = 8;

/**
 * Finds records that contain every word of the query; those with all words in the title come first. Ignores
 * macrons.
 */
export function findOnSite(records: SiteSearchRecords, query: string): SiteFindings {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hasAll = (...texts: string[]) => words.every((word) => fold(texts.join('\n')).includes(word));
  const ofType = (type: string) => {
    const found = Object.values(records)
      .flat()
      .filter((record) => record.type === type && hasAll(record.title, record.description, record.body));
    return found.sort((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title))).slice(0, limit);
  };
  if (words.join('').length < 2) return { pages: [], advisers: [], blog: [] };
  return { pages: ofType('page'), advisers: ofType('adviser'), blog: ofType('post') };
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'");
}
