import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../cdn/find-widgets.ts';
import type { DocsPage } from './docs-page.ts';
import { pageOf, readMeta } from './page-ids.ts';
import { readPart } from './read-part.ts';
import { withoutComponents } from './without-components.ts';

/** Reads all pages of the catalogue except those that list or search them. */
export function readPages(): DocsPage[] {
  return [
    ...filesIn('stories/docs/pages/*.mdx').map(readGuide),
    ...filesIn('stories/docs/widgets/*.md').map(readWidget),
    ...filesIn('stories/{ui,forms}/Functions.mdx').map(readFunctions),
    ...filesIn('stories/{ui,forms}/*.stories.tsx').flatMap(readPart),
  ];
}

function filesIn(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .sort()
    .map((file) => join(root, file));
}

/** The page gives a title and a place to the guide that it imports. */
function readGuide(page: string): DocsPage {
  const mdx = readFileSync(page, 'utf8');
  const [, guide = ''] = /^import Guide from '([^']+)'/m.exec(mdx) ?? [];
  const file = resolve(dirname(page), guide);
  const text = readFileSync(file, 'utf8').replace(/^\[\/\/\]: # .*\n\n?/gm, '');
  return { ...readMeta(mdx), kind: 'guide', file, text };
}

function readFunctions(file: string): DocsPage {
  const mdx = readFileSync(file, 'utf8');
  return { ...readMeta(mdx), kind: 'part', file, text: withoutComponents(mdx) };
}

function readWidget(file: string): DocsPage {
  const text = readFileSync(file, 'utf8');
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
  const [, words = ''] = /^`[\w-]+`, also called: (.+)$/m.exec(text) ?? [];
  return {
    id: pageOf(file) ?? '',
    section: 'Widgets',
    title,
    words: words.split(', ').filter(Boolean),
    kind: 'widget',
    file,
    text: text.replace(/^!\[.*\]\(.*\)\n\n/m, ''), // a picture is no text
  };
}
