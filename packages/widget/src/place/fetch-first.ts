import { version } from 'react';

/** Props of an image to fetch first. React 18 passes on the HTML spelling and warns about React's own. */
export const fetchFirst: { readonly fetchPriority?: 'high' } = {
  [version.startsWith('18') ? 'fetchpriority' : 'fetchPriority']: 'high',
};
