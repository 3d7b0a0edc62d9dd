import { searchPages, withoutMentions, type SearchedPage } from './search-pages.ts';
import { describeFound, searchWidgets, type SearchedWidget } from './search-widgets.ts';

interface Searched<Widget, Page> {
  readonly widgets: readonly Widget[];
  readonly pages: readonly Page[];
}

/** What a search found, and what to say of it. */
interface FoundEverything<Widget, Page> extends Searched<Widget, Page> {
  /** What to take for something that no widget does. */
  readonly advice: string | undefined;
  /** How many widgets there are, in words; '' if only pages are about it. */
  readonly count: string;
}

/**
 * Finds widgets and pages. Pages with all of the words are nearer than widgets with some; and beside a widget that has
 * them all, a page that only mentions them is no help.
 */
export function searchEverything<Widget extends SearchedWidget, Page extends SearchedPage>(
  { widgets, pages }: Searched<Widget, Page>,
  text: string,
): FoundEverything<Widget, Page> {
  const found = searchWidgets(widgets, text);
  const about = searchPages(pages, text);
  const isAboutPages = found.complete === 0 && about.length > 0;
  const shown = isAboutPages ? [] : found.widgets;
  return {
    widgets: shown,
    pages: found.complete > 0 ? withoutMentions(about, text) : about,
    advice: found.advice?.sentence,
    count: isAboutPages ? '' : describeFound(found),
  };
}
