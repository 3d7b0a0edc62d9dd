import { version } from 'react';

/**
 * Props of a picture that is fetched before all else. React 18 does not know the attribute: it passes it on as HTML spells
 * it, and warns of React's own spelling.
 */
export const fetchFirst: { readonly fetchPriority?: 'high' } = { [version.startsWith('18') ? 'fetchpriority' : 'fetchPriority']: 'high' };
