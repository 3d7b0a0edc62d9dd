import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';

/** A block of code in a README or a page of the catalogue. */
export interface CodeBlock {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  /** The word after the language, such as `mistake`. Empty without one. */
  readonly use: string;
  readonly text: string;
}

/** A README or a page of the catalogue. */
export interface DocumentedPage {
  readonly file: string;
  readonly text: string;
  readonly blocks: readonly CodeBlock[];
}

export function documentedPages(): DocumentedPage[] {
  const places = ['README.md', '{packages,examples}/*/README.md', 'stories/docs/**/*.{md,mdx}'];
  return globSync(places, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map(readPage);
}

function readPage(file: string): DocumentedPage {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  return { file, text, blocks: codeBlocks(file, text) };
}

function codeBlocks(file: string, text: string): CodeBlock[] {
  return Array.from(
    text.matchAll(/^( *)```(\w+) ?(\w*)\n(.*?)\n\1```$/gms),
    ({ index, 2: language = '', 3: use = '', 4: code = '' }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      language,
      use,
      text: code,
    }),
  );
}
