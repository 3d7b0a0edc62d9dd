import type { SearchPage } from '../search-page.ts';

/** Where to go with what the search did not find (spec section 2). */
export function ContactBlock({ page: { config, boxText } }: { page: SearchPage }) {
  return (
    <p className="aw-search-contact">
      <span>{boxText('searchContact')}</span>{' '}
      <a className="aw-link" href={config.contactUrl}>
        {boxText('searchContactLink')}
      </a>
    </p>
  );
}
