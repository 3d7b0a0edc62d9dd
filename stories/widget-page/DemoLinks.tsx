import { demo } from 'virtual:demo-site';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { builderPage, demoPage } from './demo-links.ts';

/** Links to the widget on the demo site and to the snippet builder. */
export function DemoLinks({ definition }: { readonly definition: DocumentedWidget }) {
  const page = demoPage(demo, definition);
  const isLocal = new URL(demo.base).hostname === '127.0.0.1';
  return (
    <p className="widget-page__links">
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          See it on the demo site
        </a>
      )}{' '}
      <a href={builderPage(demo, definition)} target="_blank" rel="noreferrer">
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
