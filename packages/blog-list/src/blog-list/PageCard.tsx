import { Slot } from '@adviser-widgets/widget/react';
import { useLayoutEffect } from 'react';

/** An article of the page itself, moved as it is. One without any class has no look of its own and is given ours. */
export function PageCard({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => lendLook(element), [element]);
  return <Slot element={element} />;
}

function lendLook(article: HTMLElement): (() => void) | undefined {
  if (article.matches('[class]') || article.querySelector('[class]')) return undefined;
  article.className = 'aw-article aw-article--plain';
  return () => article.removeAttribute('class');
}
