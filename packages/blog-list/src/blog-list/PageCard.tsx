import { Slot } from '@adviser-widgets/widget/react/internal';
import { useLayoutEffect } from 'react';

/** An article without any class has no style and gets ours. */
export function PageCard({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => applyStyle(element), [element]);
  return <Slot element={element} />;
}

function applyStyle(article: HTMLElement): (() => void) | undefined {
  if (article.matches('[class]') || article.querySelector('[class]')) return undefined;
  article.className = 'aw-article aw-article--plain aw-pictures';
  return () => article.removeAttribute('class');
}
