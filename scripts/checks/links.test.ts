import GithubSlugger from 'github-slugger';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

interface Page {
  readonly file: string;
  readonly text: string;
  readonly anchors: readonly string[];
}

const pages = [
  ...globSync(['*.md', '{packages,examples,scripts}/*/README.md', 'stories/docs/**/*.{md,mdx}'], {
    cwd: root,
  }),
]
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .map(readPage);
const byFile = new Map(pages.map((page) => [page.file, page]));

// The catalogue follows the same links: `.storybook/markdown-pages.ts` leads them to its pages.
test.each(pages)('the links of $file lead somewhere, and to one place', (page) => {
  expect(linksOf(page).filter((link) => !exists(page, link))).toEqual([]);
  expect(page.anchors.filter((anchor, index) => page.anchors.indexOf(anchor) !== index)).toEqual([]);
});

test.each(pages)('$file defines each link that it names in brackets alone', ({ text }) => {
  const named = [...withoutCode(text).matchAll(/\[([RHA]\d+|row \d+|fault \d+|section \d)\](?![:(])/g)];
  expect(named.map(([, mark]) => mark).filter((mark) => !text.includes(`\n[${mark}]: `))).toEqual([]);
});

test.each(['#nowhere', 'nowhere.md', 'README.md#nowhere', '?path=/docs/texts--docs'])(
  '%s leads nowhere',
  (link) => {
    const page = byFile.get('CONTRIBUTING.md');
    expect(page && exists(page, link)).toBe(false);
  },
);

function readPage(file: string): Page {
  const text = readFileSync(join(root, file), 'utf8').replace(/^( *)```.*?^\1```$/gms, '');
  const slugger = new GithubSlugger();
  const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    slugger.slug(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')),
  );
  const ids = Array.from(text.matchAll(/<(?!Meta)\w+[^<>]* id="([^"]+)"/g), ([, id = '']) => id);
  return { file, text, anchors: [...headings, ...ids] };
}

function withoutCode(text: string): string {
  return text.replace(/`[^`\n]*`/g, '');
}

function linksOf({ text }: Page): string[] {
  return Array.from(
    withoutCode(text).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$|\bhref="([^"]+)"/gm),
    ([, inline, defined, attribute]) => inline ?? defined ?? attribute ?? '',
  ).filter((link) => !/^(https?|mailto|tel):/.test(link));
}

function exists({ file, anchors }: Page, link: string): boolean {
  const [path = '', anchor = ''] = link.split('#');
  if (path === '') return anchors.includes(anchor);
  const target = join(root, dirname(file), path);
  const page = byFile.get(relative(root, target).replaceAll('\\', '/'));
  return existsSync(target) && (anchor === '' || !!page?.anchors.includes(anchor));
}
