import { join } from 'node:path';
import { folders } from './folders.ts';
import { readPosts } from './posts.ts';
import { siteSearchRecords } from './search-records.ts';
import { siteAdvisers } from './site-advisers.ts';
import { siteArticles } from './site-articles.ts';

/** The site's own texts: its list of regions has names and no postcodes. */
export const siteMessages = { regionLabel: 'Region' };

/** Returns what the sandbox knows about this site: advisers, blog and search records. */
export function siteContent() {
  return {
    advisers: siteAdvisers(),
    articles: siteArticles(),
    searchRecords: siteSearchRecords(readPosts(join(folders.content, 'blog'))),
  };
}
