import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replaceAll('\r\n', '\n');

/** The code that the README tells to paste, word for word: the trial pastes the same. */
export const snippets = Array.from(
  readme.matchAll(/^( *)```\w+\n([^]*?)\n\1```$/gm),
  ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

/** The first snippet that holds some text. */
export function snippetWith(text: string): string {
  const snippet = snippets.find((code) => code.includes(text));
  if (snippet === undefined) throw new Error(`README.md has no snippet with ${text}`);
  return snippet;
}
