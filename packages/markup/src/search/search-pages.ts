import { findAdvice } from './search-advice.ts';
import { searchWidgets, type SearchedWidget } from './search-widgets.ts';

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
  return found.slice(0, Math.min(complete, most));
}
