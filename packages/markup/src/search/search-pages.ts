import { findAdvice } from './search-advice.ts';
import { searchWidgets, type SearchedWidget } from './search-widgets.ts';
import { isSameWord, tellingWords, wordsOf } from './search-words.ts';

/** A guide, a part of one, or a name that has its place on a page. */
export interface SearchedPage extends SearchedWidget {
  readonly kind: 'guide' | 'component' | 'hook' | 'token' | 'event' | 'key';
  /** The id of the page in the catalogue. */
  readonly page: string;
  /** The id of the heading, or ''. */
  readonly anchor: string;
  /** The title of the page, of which this is a part. */
  readonly within?: string | undefined;
}

/** No longer than people look through. */
const most = 8;

/**
 * Finds the pages that have all words of a text, best first, by the rules that find widgets. For what no widget does, only
 * those that are called so: a word of a sentence leads elsewhere.
 */
export function searchPages<Page extends SearchedPage>(pages: readonly Page[], text: string): Page[] {
  const names = findAdvice(text) ? pages.map((page) => ({ ...page, description: '' })) : pages;
  const { widgets: found, complete } = searchWidgets(names, text);
  const all = found.slice(0, complete);
  const isAbout = all.some((page) => isWhole(page) && isTitled(page, text));
  return (isAbout ? withoutMentions(all, text) : all).slice(0, most);
}

/** Leaves out the parts of guides that only mention a word, which is no help beside what is called so. */
export function withoutMentions<Page extends SearchedPage>(pages: readonly Page[], text: string): Page[] {
  const words = tellingWords(text);
  return pages.filter((page) => isWhole(page) || words.some((word) => isInTitle(page, word)));
}

function isWhole({ within }: SearchedPage): boolean {
  return within === undefined;
}

function isTitled(page: SearchedPage, text: string): boolean {
  return tellingWords(text).every((word) => isInTitle(page, word));
}

function isInTitle({ title }: SearchedPage, word: string): boolean {
  return wordsOf(title).some((each) => isSameWord(each, word) || each.startsWith(word));
}
