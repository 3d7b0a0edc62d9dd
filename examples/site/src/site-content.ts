import { join } from 'node:path';
import { folders } from './folders.ts';
import { readPosts } from './posts.ts';
import { siteSearchRecords } from './search-records.ts';
import { siteAdvisers } from './site-advisers.ts';
import { siteArticles } from './site-articles.ts';

/** What the sandbox's API tells of this site: who works where, the blog, and what a search finds. */
export function siteContent() {
  return {
    advisers: siteAdvisers(),
    articles: siteArticles(),
    searchRecords: siteSearchRecords(readPosts(join(folders.content, 'blog'))),
  };
}
