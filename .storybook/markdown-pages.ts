import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { leadLinks, type AddressOf } from '../scripts/docs/page-ids.ts';

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
      const text = leadLinks(readFileSync(file, 'utf8'), file, inCatalogue).replace(
        /!\[([^\]]*)\]\(([^)\s]+)\)/g,
        `<img alt="$1" src={new URL('./$2', import.meta.url).href} />`,
      );
      return file.endsWith('.md') ? `<div className="guide">\n\n${text}\n</div>\n` : text;
    },
  };
}

const inCatalogue: AddressOf = (id, anchor) => `?path=/docs/${id}--docs${anchor && `#${anchor}`}`;
