export { advisedWords } from './search-advice.ts';
export { searchEverything } from './search-everything.ts';
export { searchPages, type SearchedPage } from './search-pages.ts';
export { describeFound, searchWidgets, type FoundWidgets, type SearchedWidget } from './search-widgets.ts';
