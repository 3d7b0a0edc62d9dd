import { searchEverything, type SearchedPage } from '@adviser-widgets/markup/search';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import './catalogue.css';
import { families } from './families.ts';
import { PageLink } from './PageLink.tsx';
import { WidgetCard } from './WidgetCards.tsx';

const all = families.flatMap(({ widgets }) => widgets);

/** A search field for everything in the catalogue, with the words of the builder's search. */
export function CatalogueSearch() {
  const id = useId();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const index = usePages(asked !== '');
  const { widgets, pages, advice, count } = searchEverything({ widgets: all, pages: index }, asked);
  return (
    <Unstyled>
      <search className="catalogue-search">
        <label className="catalogue-search__label" htmlFor={id}>
          Search everything
        </label>
        <p className="catalogue-search__hint" id={`${id}-hint`}>
          Widgets by what visitors do or what you call them: call back, newsletter, map, FAQ … Also guides,
          components, tokens, events and configuration keys.
        </p>
        <input
          className="catalogue-search__field"
          id={id}
          type="search"
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="catalogue-search__count" role="status">
          {advice && <p className="catalogue-search__advice">{advice}</p>}
          {asked && count && <p>{count}</p>}
          {pages.length > 0 && <p>{pages.length === 1 ? '1 page' : `${pages.length} pages`}</p>}
        </div>
        {widgets.length > 0 && (
          <ul className="catalogue__cards catalogue__cards--alone">
            {widgets.map((widget) => (
              <WidgetCard key={widget.name} widget={widget} />
            ))}
          </ul>
        )}
        {pages.length > 0 && (
          <ul className="catalogue-search__pages" aria-label="Pages">
            {pages.map((page) => (
              <PageResult key={`${page.kind} ${page.page} ${page.name}`} page={page} />
            ))}
          </ul>
        )}
      </search>
    </Unstyled>
  );
}

const kinds: Readonly<Record<SearchedPage['kind'], string>> = {
  guide: 'Guide',
  component: 'Component',
  hook: 'Hook',
  token: 'Token',
  event: 'Event',
  key: 'Configuration key',
};

function PageResult({ page: { kind, page, anchor, title, within } }: { readonly page: SearchedPage }) {
  return (
    <li>
      <PageLink page={page} anchor={anchor}>
        {title}
      </PageLink>{' '}
      <span className="catalogue-search__kind">
        {kinds[kind]}
        {within && `, ${within}`}
      </span>
    </li>
  );
}

/** Returns the pages of the search, which load with the first word. */
function usePages(isAsked: boolean): readonly SearchedPage[] {
  const [pages, setPages] = useState<readonly SearchedPage[]>([]);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void import('virtual:search-index').then((index) => isCurrent && setPages(index.pages));
    return () => void (isCurrent = false);
  }, [isAsked]);
  return pages;
}
