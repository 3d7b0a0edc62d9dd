import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { root } from '../cdn/find-widgets.ts';

const docs = join(root, 'stories/docs');

/** What a page or a file with stories says of itself. */
export interface PageMeta {
  /** As Storybook makes it, without the ending of pages. */
  readonly id: string;
  /** The folder in the sidebar, or '' for none. */
  readonly section: string;
  readonly title: string;
  /** By which people look for it: they are in brackets behind the title. */
  readonly words: readonly string[];
}

/** Returns where a link to a file leads; `undefined` if it has no page. */
export type AddressOf = (id: string, anchor: string) => string | undefined;

/** Leads links between files to pages, except in blocks of code. A link to a file without a page becomes plain text. */
export function leadLinks(text: string, file: string, addressOf: AddressOf): string {
  const parts = text.split(/(^ *```.*?^ *```$)/ms); // blocks are at odd places after the split
  return parts.map((part, index) => (index % 2 === 0 ? leadProse(part, file, addressOf) : part)).join('');
}

function leadProse(text: string, file: string, addressOf: AddressOf): string {
  const addressIn = (target: string) => {
    const [path = '', anchor = ''] = target.split('#');
    const id = pageOf(resolve(dirname(file), path));
    return id && addressOf(id, anchor);
  };
  return text
    .replace(/(?<!!)\[([^\]]*)\]\((?!#|\w+:)([^)\s]+)\)/g, (_, words: string, target: string) => {
      const address = addressIn(target);
      return address === undefined ? words : `[${words}](${address})`;
    })
    .replace(
      /^(\[[^\]]+\]: )(?!#|\w+:)(\S+)$/gm,
      (_, name: string, target: string) => name + (addressIn(target) ?? target),
    );
}

/** Returns the id of the page that shows a file: a guide, a file with stories, or the page of a widget. */
export function pageOf(file: string): string | undefined {
  const [, widget] = /stories\/docs\/widgets\/([\w-]+)\.md$/.exec(file.replaceAll('\\', '/')) ?? [];
  if (widget) return widgetPageId(widget);
  const page = file.endsWith('.md') ? join(docs, 'pages', `${basename(file)}x`) : file;
  const isPage = /\.(mdx|stories\.tsx)$/.test(page) && existsSync(page);
  return isPage ? readMeta(readFileSync(page, 'utf8')).id : undefined;
}

/** Reads what an MDX page, or a file with stories, says in its `Meta`. */
export function readMeta(text: string): PageMeta {
  const meta = /<Meta\s[^>]*>|\bmeta(?:: Meta)? = \{.*/s.exec(text)?.[0] ?? '';
  const [, id] = /\bid[=:] ?["']([^"']+)["']/.exec(meta) ?? [];
  const [, path = ''] = /\btitle[=:]\s*["']([^"']+)["']/.exec(meta) ?? [];
  const [, section = '', title = '', words = ''] = /^(?:(.*)\/)?([^/]*?)(?: \((.*)\))?$/.exec(path) ?? [];
  return { id: toId(id ?? path), section, title, words: words.split(', ').filter(Boolean) };
}

function widgetPageId(widget: string): string | undefined {
  const [definition = ''] = globSync(`packages/*/src/${widget}/definition.ts`, { cwd: root });
  const [, family] = definition.split(/[\\/]/);
  return family && `${family}-${widget}`;
}
