import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';
import { readBlock, readFramework } from './read-docs.ts';

/** An app whose widgets are a code block of our documentation, as it stands. */
export interface Consumer {
  /** The name of its folder in `consumers`. */
  readonly folder: 'vite' | 'next' | 'astro';
  readonly react: '18.3.1' | '19.3.1';
  /** The file that is the example, or the document with it and the heading above it. */
  readonly example: readonly [file: string, heading?: string];
}

const ofPackage = ['packages/lead-forms/README.md', '## In a React app'] as const;
const ofGuide = ['stories/docs/examples/App.tsx'] as const;

/** Each framework, React and example at least once. */
export const consumers: readonly Consumer[] = [
  { folder: 'vite', react: '18.3.1', example: ['README.md', '## Start with React'] },
  { folder: 'vite', react: '19.3.1', example: ofGuide },
  { folder: 'next', react: '19.3.1', example: ofPackage },
  { folder: 'astro', react: '19.3.1', example: ofPackage },
];

/** Writes the app with the files that the documentation says to write. */
export function writeConsumer({ folder, react, example }: Consumer, to: string): void {
  cpSync(join(import.meta.dirname, 'consumers', folder), to, { recursive: true });
  const written =
    folder === 'vite'
      ? { example: 'src/App.tsx', files: new Map<string, string>() }
      : readFramework({ next: 'Next', astro: 'Astro' }[folder]);
  for (const [path, text] of [...written.files, [written.example, readExample(example)] as const]) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  const manifest = join(to, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(/(?<="react(-dom)?": ")[^"]+/g, react));
}

function readExample([file, heading]: Consumer['example']): string {
  return heading ? readBlock(file, heading, 'tsx') : readFileSync(join(root, file), 'utf8');
}
