import { version } from 'react';

/**
 * Props of an image to fetch first. React 18 does not know the attribute: it passes on the HTML spelling, and
 * warns about React's own spelling.
 */
export const fetchFirst: { readonly fetchPriority?: 'high' } = {
  [version.startsWith('18') ? 'fetchpriority' : 'fetchPriority']: 'high',
};
