import { demo } from 'virtual:demo-site';
import type { DocumentedWidget } from '../catalogue/families.ts';

/** Links to the widget on the demo site and to the snippet builder. */
export function DemoLinks({ definition }: { readonly definition: DocumentedWidget }) {
  const { base, pages } = demo;
  const page = pages[definition.name];
  const isLocal = new URL(base).hostname === '127.0.0.1';
  return (
    <p className="widget-page__links">
      {page && (
        <a href={new URL(page.slice(1), base).href} target="_blank" rel="noreferrer">
          See it on the demo site
        </a>
      )}{' '}
      <a
        href={`${base}editor#${new URLSearchParams({ draft: definition.example })}`}
        target="_blank"
        rel="noreferrer"
      >
        Open it in the snippet builder
      </a>{' '}
      <span className="widget-page__aside">
        Both open in a new tab
        {isLocal && (
          <>
            {' '}
            and need <code>npm start</code>
          </>
        )}
        .
      </span>
    </p>
  );
}
