import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

const docs = join(import.meta.dirname, '../stories/docs');
const packages = join(import.meta.dirname, '../packages');

/**
 * Shows Markdown files in the catalogue. A page in `stories/docs/pages` imports its guide, which is compiled as MDX:
 * Storybook lists only MDX files and stories. Links and pictures name files, as on a code host.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && source.endsWith('.md') ? `${resolve(dirname(importer), source)}?page.mdx` : undefined,
    load: (id) => {
      const [file = ''] = id.split('?');
      if (!id.endsWith('.mdx')) return undefined;
      const text = linkPages(readFileSync(file, 'utf8'), file);
      return file.endsWith('.md') ? `<div className="guide">\n\n${text}\n</div>\n` : text;
    },
  };
}

/** Leads links between files to pages, except in blocks of code, which are at odd places after the split. */
function linkPages(text: string, file: string): string {
  const parts = text.split(/(^ *```.*?^ *```$)/ms);
  return parts.map((part, index) => (index % 2 === 0 ? linkProse(part, file) : part)).join('');
}

/** A link to a file without a page becomes plain text. */
function linkProse(text: string, file: string): string {
  return text
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, `<img alt="$1" src={new URL('./$2', import.meta.url).href} />`)
    .replace(/\[([^\]]*)\]\((?!#|\w+:)([^)\s]+)\)/g, (_, words: string, target: string) => {
      const address = addressOf(target, file);
      return address === undefined ? words : `[${words}](${address})`;
    })
    .replace(
      /^(\[[^\]]+\]: )(?!#|\w+:)(\S+)$/gm,
      (_, name: string, target: string) => name + (addressOf(target, file) ?? target),
    );
}

/** Returns the address in the catalogue of a file that another one links to. */
function addressOf(target: string, file: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const id = pageOf(resolve(dirname(file), path));
  return id && `?path=/docs/${id}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns the id of the page that shows a file: a guide, a file with stories, or the page of a widget. */
function pageOf(file: string): string | undefined {
  const [, widget] = /stories\/docs\/widgets\/([\w-]+)\.md$/.exec(file.replaceAll('\\', '/')) ?? [];
  if (widget) return widgetPageId(widget);
  const page = file.endsWith('.md') ? join(docs, 'pages', `${basename(file)}x`) : file;
  const isPage = /\.(mdx|stories\.tsx)$/.test(page) && existsSync(page);
  return isPage ? pageId(readFileSync(page, 'utf8')) : undefined;
}

function widgetPageId(widget: string): string | undefined {
  const [definition = ''] = globSync(`*/src/${widget}/definition.ts`, { cwd: packages });
  const [family] = definition.split(/[\\/]/);
  return family && `${family}-${widget}--docs`;
}

/** Returns the id that Storybook gives to an MDX page or a file with stories, by what its `Meta` says. */
function pageId(text: string): string {
  const meta = /<Meta [^>]*>|\bmeta(?:: Meta)? = \{.*/s.exec(text)?.[0] ?? '';
  const [, id] = /\bid[=:] ?["']([^"']+)["']/.exec(meta) ?? [];
  const [, title = ''] = /\btitle[=:]\s*["']([^"']+)["']/.exec(meta) ?? [];
  return `${toId(id ?? title)}--docs`;
}
