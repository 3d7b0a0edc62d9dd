import type { DocsPage } from './docs-page.ts';
import { leadLinks, type AddressOf } from './page-ids.ts';
import { readPages } from './read-pages.ts';

const headings: Readonly<Record<DocsPage['kind'], string>> = {
  guide: 'Guides',
  widget: 'Widgets',
  part: 'React components and hooks for forms of your own',
};

/**
 * Returns the files from which assistants answer, by their path in the built catalogue: `llms.txt` (see llmstxt.org) and
 * each page that it lists as Markdown.
 */
export function llmsFiles(): ReadonlyMap<string, string> {
  const pages = readPages();
  const ids = new Set(pages.map(({ id }) => id));
  const besides: AddressOf = (id, anchor) => (ids.has(id) ? `${id}.md${anchor && `#${anchor}`}` : undefined);
  return new Map([
    ['llms.txt', listOf(pages)],
    ...pages.map(({ id, file, text }): [string, string] => [
      pathOf(id),
      `${leadLinks(text, file, besides)
        .replace(/^!\[.*\]\(.*\)$/gm, '')
        .trim()}\n`,
    ]),
  ]);
}

function pathOf(id: string): string {
  return `pages/${id}.md`;
}

function listOf(pages: readonly DocsPage[]): string {
  const kinds = Object.entries(headings) as [DocsPage['kind'], string][]; // the record has one entry per kind
  const lists = kinds.map(([kind, heading]) => {
    const own = pages.filter((page) => page.kind === kind && page.section !== 'Reference');
    return `## ${heading}\n\n${own.map(lineOf).join('\n')}`;
  });
  const reference = pages.filter(({ section }) => section === 'Reference').map(lineOf);
  return `# Adviser widgets

> Interactive widgets for pages that are made in a CMS: forms, search, banners, carousels and more. Editors paste a snippet, and one script tag turns it into a React widget. Each is also a React component.

A widget is an element with \`class="aw-widget"\` and \`data-widget="its-name"\`; \`data-\` attributes are its settings, and what is inside shows until it has loaded. Use only the attributes, slots, events and configuration keys that these pages list. \`@adviser-widgets/…\` and \`cdn.example.nz\` are examples of names.

${lists.join('\n\n')}

## Optional

${reference.join('\n')}
`;
}

function lineOf({ id, title, text }: DocsPage): string {
  return `- [${title}](${pathOf(id)}): ${summaryOf(text)}`;
}

/** The first sentence, and the second one too if the first is short. */
function summaryOf(text: string): string {
  const isHead = (paragraph: string) => /^(#|`[\w-]+`(,|$)|```|<)/.test(paragraph);
  const paragraph = text.split(/\n{2,}/).find((each) => !isHead(each)) ?? '';
  const words = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
  const [first = '', second = ''] = words.split(/(?<=[.!?]) /);
  return (first.length < 60 ? `${first} ${second}`.trim() : first).replace(/:$/, '.');
}
