import type { DocumentedWidget } from '../catalogue/families.ts';
import { linkSnippet } from './link-snippet.ts';
import { codeBlock } from './markdown.ts';
import type { LinkTo } from './page-links.ts';

/** The snippet of a widget, and its link form for editors who can only write links, in Markdown. */
export function pasteThis(definition: DocumentedWidget, linkTo: LinkTo): string {
  const { content, example } = definition;
  return [
    codeBlock('html', example),
    content
      ? 'The text inside is the content, and shows without scripts too: write your own.'
      : 'Visitors see the content inside the placeholder until the widget has loaded, and keep seeing it if the widget cannot load. Parts with `data-slot` show where the table of slots says.',
    ...asLink(definition, linkTo),
  ].join('\n\n');
}

function asLink(definition: DocumentedWidget, linkTo: LinkTo): string[] {
  const link = linkSnippet(definition);
  if (!link) return ['It has no form as a link, as it needs its own element in the page.'];
  const allowed = linkTo('for-content-editors', 'allows links', 'if-your-editor-keeps-only-links');
  return [
    `Where your editor removes \`data-\` attributes, and your site ${allowed}, write a link. It carries the same attributes, but no slots. Where the widget cannot load, it leads to its own address:`,
    codeBlock('html links', link),
  ];
}
