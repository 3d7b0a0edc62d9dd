import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

const docs = join(import.meta.dirname, '../stories/docs');

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

/** A block of code, or else a link or picture, or the definition of a link. */
const codeOrLink = /^( *)```.*?^\1```$|(!?)\[([^\]]*)\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gms;

/** Leads links to pages, and pictures to their files. A link to a file without a page becomes plain text. */
function linkPages(text: string, file: string): string {
  return text.replace(codeOrLink, (whole, _, picture, words, inline, defined) => {
    const target: string | undefined = inline ?? defined;
    if (target === undefined || /^(#|\?|\w+:)/.test(target)) return whole;
    if (picture) return `<img alt="${words}" src={new URL('./${target}', import.meta.url).href} />`;
    const [path = '', anchor] = target.split('#');
    const id = pageOf(resolve(dirname(file), path));
    if (id === undefined) return words ?? '';
    return whole.replace(target, `?path=/docs/${id}${anchor === undefined ? '' : `#${anchor}`}`);
  });
}

/** Returns the id of the page that shows a file: a guide, a file with stories, or the definition of a widget. */
function pageOf(file: string): string | undefined {
  const [, family, widget] =
    /packages\/([\w-]+)\/src\/([\w-]+)\/definition\.ts$/.exec(file.replaceAll('\\', '/')) ?? [];
  if (family && widget) return `${family}-${widget}--docs`;
  const page = file.endsWith('.md') ? join(docs, 'pages', `${basename(file)}x`) : file;
  const isPage = /\.(mdx|stories\.tsx)$/.test(page) && existsSync(page);
  return isPage ? pageId(readFileSync(page, 'utf8')) : undefined;
}

/** Returns the id that Storybook gives to an MDX page or a file with stories, by what its `Meta` says. */
function pageId(text: string): string {
  const meta = /<Meta [^>]*>|\bmeta(?:: Meta)? = \{.*/s.exec(text)?.[0] ?? '';
  const [, id] = /\bid[=:] ?["']([^"']+)["']/.exec(meta) ?? [];
  const [, title = ''] = /\btitle[=:]\s*["']([^"']+)["']/.exec(meta) ?? [];
  return `${toId(id ?? title)}--docs`;
}
