import { join } from 'node:path';
import { folders } from './folders.ts';
import { readPosts } from './posts.ts';
import { siteSearchRecords } from './search-records.ts';
import { siteAdvisers } from './site-advisers.ts';
import { siteArticles } from './site-articles.ts';

/** Returns what the sandbox knows about this site: advisers, blog, search records and its own texts. */
export function siteContent() {
  return {
    advisers: siteAdvisers(),
    articles: siteArticles(),
    messages: { regionLabel: 'Region' }, // the list has names, no postcodes
    searchRecords: siteSearchRecords(readPosts(join(folders.content, 'blog'))),
  };
}
