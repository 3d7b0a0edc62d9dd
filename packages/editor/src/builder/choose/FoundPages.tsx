import type { SearchedPage } from '@adviser-widgets/markup/search';
import { useEffect, useState } from 'react';

interface FoundPagesProps {
  readonly pages: readonly SearchedPage[];
  readonly release: URL;
}

/** The pages of guides that a search finds. They are beside the builder, and open in another tab. */
export function FoundPages({ pages, release }: FoundPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section aria-label="Guides">
      <h3 className="aw-builder__family">In the guides</h3>
      <ul>
        {pages.map((page) => (
          <li key={`${page.kind} ${page.page} ${page.name}`}>
            <a href={addressOf(page, release)} target="_blank" rel="noreferrer">
              {page.title}
            </a>
            {page.within && ` (${page.within})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the pages once they are there; a release without guides has none. */
export function usePages(release: URL): readonly SearchedPage[] {
  const [pages, setPages] = useState<readonly SearchedPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    fetchPages(new URL('editor/docs/search.json', release)).then(
      (found) => isCurrent && setPages(found),
      () => undefined, // the search still finds widgets
    );
    return () => void (isCurrent = false);
  }, [release]);
  return pages;
}

async function fetchPages(address: URL): Promise<readonly SearchedPage[]> {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as SearchedPage[]) : []; // our own build wrote it
}

function addressOf({ page, anchor }: SearchedPage, release: URL): string {
  return new URL(`editor/docs/${page}.html${anchor && `#${anchor}`}`, release).href;
}
