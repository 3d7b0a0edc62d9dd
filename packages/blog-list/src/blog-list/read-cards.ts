import type { Card } from './article-list.ts';

/** The articles among a placeholder's children (contract section 3): its first page. Those of a nested placeholder are not its own. */
export function readCards(host: Element | undefined): Card[] {
  const articles = [...(host?.querySelectorAll<HTMLElement>('article') ?? [])];
  const own = articles.filter((article) => article.closest('[data-widget]') === host && !article.parentElement?.closest('article'));
  return own.map((element) => ({ element, url: element.querySelector<HTMLAnchorElement>('a[href]')?.href ?? '' }));
}
