import { configKeys, attributeName, keysByPath } from '@adviser-widgets/core';
import type { SearchedPage } from '@adviser-widgets/markup/search';
import GithubSlugger from 'github-slugger';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeyWords } from '../../stories/docs/configuration/read-key-words.ts';
import { readTokens } from '../../stories/docs/read-tokens.ts';
import { tokenWords } from '../../stories/docs/token-words.ts';
import { root } from '../cdn/find-widgets.ts';
import type { DocsPage } from './docs-page.ts';
import { readPages } from './read-pages.ts';

/** Reads what a search finds besides widgets: guides and their parts, components, hooks, tokens, events and keys. */
export function readSearchIndex(): SearchedPage[] {
  const pages = readPages().filter(({ section }) => section !== 'Reference');
  const guides = pages.filter(({ kind }) => kind === 'guide');
  return [
    ...pages.filter(({ kind }) => kind !== 'widget').map(asEntry),
    ...guides.flatMap(partsOf),
    ...tokens(),
    ...keys(),
    ...events(pages.filter(({ kind }) => kind === 'widget')),
  ];
}

function asEntry({ id, title, words, kind, text }: DocsPage): SearchedPage {
  const ofPart = title.startsWith('use') ? 'hook' : 'component';
  return {
    kind: kind === 'part' ? ofPart : 'guide',
    page: id,
    anchor: '',
    name: id,
    title,
    description: plainText(text.replace(/^# .*$/m, '').split(/^## /m)[0] ?? ''),
    keywords: words,
  };
}

function partsOf({ id, title: within, text }: DocsPage): SearchedPage[] {
  const slugger = new GithubSlugger();
  const prose = text.replace(/^ *```.*?^ *```$/gms, '');
  return prose
    .split(/^#{1,4} (?=.)/m)
    .slice(1)
    .flatMap((part, index) => {
      const [heading = '', ...lines] = part.split('\n');
      const title = plainText(heading);
      const anchor = slugger.slug(title);
      if (index === 0) return []; // the title of the page
      return [
        {
          kind: 'guide' as const,
          page: id,
          anchor,
          name: anchor,
          title,
          within,
          keywords: [],
          description: plainText(lines.join(' ')),
        },
      ];
    });
}

/** Searches read no more of a text. */
const enough = 600;

function plainText(markdown: string): string {
  return markdown
    .replace(/```.*?(```|$)/gs, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|\\]|-{3,}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, enough);
}

function tokens(): SearchedPage[] {
  const sheet = readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8');
  return readTokens(sheet).map(({ name }) => {
    const { reaches = '', unit = '' } = tokenWords[name.replace('--aw-', '')] ?? {};
    return {
      kind: 'token',
      page: 'design-tokens',
      anchor: unit === 'colour' ? 'colours' : 'type-space-and-shape',
      name,
      title: name,
      within: 'Design tokens',
      description: reaches,
      keywords: ['token'],
    };
  });
}

function keys(): SearchedPage[] {
  const known = keysByPath(configKeys);
  const sections = readKeyWords(readFileSync(join(root, 'packages/core/src/config/config-keys.ts'), 'utf8'));
  return Object.entries(sections).flatMap(([section, documented]) =>
    Object.entries(documented)
      .filter(([path]) => known.has(path))
      .map(([path, { meaning }]) => ({
        kind: 'key' as const,
        page: 'configuration',
        anchor: new GithubSlugger().slug(section),
        name: attributeName(path),
        title: path,
        within: 'Configuration',
        description: meaning,
        keywords: ['configuration key'],
      })),
  );
}

/** Each leads to a widget that has it: the form for most pages, if it is one. */
function events(pages: readonly DocsPage[]): SearchedPage[] {
  const isMain = ({ within }: SearchedPage) => Number(within === 'Request a call');
  return pages
    .flatMap(eventsOf)
    .toSorted((one, other) => isMain(other) - isMain(one))
    .filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index);
}

/** From the page: Storybook's own loader can't read definitions, which import components. */
function eventsOf({ id, title, text }: DocsPage): SearchedPage[] {
  const rows = [...text.matchAll(/^\| `aw:([\w-]+)` \| ([^|]*) \|/gm)];
  return rows.map(([, event = '', when = '']) => ({
    kind: 'event',
    page: id,
    anchor: 'events',
    name: `aw:${event}`,
    title: `aw:${event}, on${pascalCase(event)}`,
    within: title,
    description: when,
    keywords: ['event', event],
  }));
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
