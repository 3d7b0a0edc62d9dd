import { Slot } from '@adviser-widgets/widget/react/internal';
import { useLayoutEffect } from 'react';

/** An article of the page. Without any class it has no style, and gets the look of those that are fetched. */
export function PageCard({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => applyStyle(element), [element]);
  return <Slot element={element} />;
}

function applyStyle(article: HTMLElement): (() => void) | undefined {
  if (article.matches('[class]') || article.querySelector('[class]')) return undefined;
  const look = article.querySelector('img') ? 'aw-pictures' : 'aw-article--text';
  article.className = `aw-article aw-article--plain ${look}`;
  return () => article.removeAttribute('class');
}
