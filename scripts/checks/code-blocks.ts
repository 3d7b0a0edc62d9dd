import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';

/** A block of code in a README or a page of the catalogue. */
export interface CodeBlock {
  /** File and line. */
  readonly place: string;
  readonly language: string;
  readonly text: string;
}

/** READMEs, and the pages of the catalogue. */
export const documentedPages = ['README.md', '{packages,examples}/*/README.md', 'stories/docs/**/*.mdx'];

export function codeBlocks(): CodeBlock[] {
  return globSync(documentedPages, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap(blocksOf);
}

function blocksOf(file: string): CodeBlock[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  return [...text.matchAll(/^( *)```(\w+)[^\n]*\n(.*?)\n\1```/gms)].map(
    ([, , language = '', code = ''], index, all) => ({
      place: `${file}:${text.slice(0, all[index]?.index).split('\n').length}`,
      language,
      text: code,
    }),
  );
}
