import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { DocsPage } from '../docs/docs-page.ts';
import { leadLinks } from '../docs/page-ids.ts';
import { readPages } from '../docs/read-pages.ts';
import { readSearchIndex } from '../docs/search-index.ts';

/**
 * Writes the pages of widgets and guides beside the snippet builder, which finds them by `search.json`. A release has
 * them, so that a site that hosts one needs no other place for them.
 */
export function buildDocs(editor: string): void {
  const pages = readPages().filter(({ kind, section }) => kind !== 'part' && section !== 'Reference');
  const names = new Map(pages.map((page) => [page.id, nameOf(page)]));
  const folder = join(editor, 'docs');
  if (!existsSync(folder)) mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const page of pages) write(`${nameOf(page)}.html`, asHtml(page, names));
  const index = readSearchIndex().flatMap((entry) => {
    const page = names.get(entry.page);
    return page === undefined ? [] : [{ ...entry, page }];
  });
  write('search.json', JSON.stringify(index));
}

/** A report knows a widget's page by the widget's name. */
function nameOf({ id, kind, file }: DocsPage): string {
  return kind === 'widget' ? basename(file, '.md') : id;
}

function asHtml(page: DocsPage, names: ReadonlyMap<string, string>): string {
  const text = leadLinks(page.text, page.file, (id, anchor) => {
    const name = names.get(id);
    return name && `${name}.html${anchor && `#${anchor}`}`;
  });
  const html = micromark(text.replace(/^!\[.*\]\(.*\)$/gm, ''), {
    allowDangerousHtml: true, // the project wrote it
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const drawing = `<img src="../../pictures/${nameOf(page)}.svg" alt="" width="160" height="100">`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${page.title} · adviser-widgets</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="../page.css">
  </head>
  <body>
    <main class="docs">
${withIds(html).replace('</h1>', `</h1>${page.kind === 'widget' ? `\n${drawing}` : ''}`)}
    </main>
  </body>
</html>
`;
}

/** Headings have the ids that a code host gives them. */
function withIds(html: string): string {
  const slugger = new GithubSlugger();
  return html.replace(/<h(\d)>(.*?)<\/h\1>/g, (_, level: string, words: string) => {
    const text = words.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&');
    return `<h${level} id="${slugger.slug(text)}">${words}</h${level}>`;
  });
}
