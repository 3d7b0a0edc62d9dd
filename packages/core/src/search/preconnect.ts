import { pageHead } from '../page/page-parts.ts';

/** Connects to an origin that is about to be asked. Browsers do so once the link is in the page; nothing of it has to stay there. */
export function preconnect(origin: string): void {
  if (origin === location.origin) return;
  // eslint-disable-next-line no-restricted-syntax -- neither a script nor a style: it opens a connection
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous'; // as the requests are
  link.href = origin;
  pageHead().append(link);
  link.remove();
}
