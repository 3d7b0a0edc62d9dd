import { Source } from '@storybook/addon-docs/blocks';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';
import { linkSnippet } from './link-snippet.ts';

/** The snippet of a widget, and its link form for editors who can only write links. */
export function PasteThis({ definition }: { readonly definition: DocumentedWidget }) {
  const link = linkSnippet(definition);
  const { content } = definition;
  return (
    <>
      <Source language="html" code={definition.example} />
      <p>
        {content
          ? 'The text inside is the content, and shows without scripts too: write your own.'
          : 'Visitors see the content inside the placeholder until the widget has loaded, and keep seeing it if the widget cannot load. Parts with data-slot show where the table above says.'}
      </p>
      {link ? (
        <>
          <p>
            Where your editor takes <code>data-</code> attributes away, and your site{' '}
            <PageLink page="attributes">allows links</PageLink>, write a link. It carries the same attributes,
            but no slots, and leads where it says wherever the widget cannot load:
          </p>
          <Source language="html" code={link} />
        </>
      ) : (
        <p>It has no form as a link, as it needs its own element in the page.</p>
      )}
    </>
  );
}
