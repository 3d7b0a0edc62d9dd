import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';

const guide = 'stories/docs/ForFrontEndDevelopers.md';

/** An app whose widgets are a code block of our documentation, as it stands. */
export interface Consumer {
  /** The name of its folder in `consumers`. */
  readonly folder: 'vite' | 'next' | 'astro';
  readonly react: '18.3.1' | '19.3.1';
  /** The document with the example, and the heading above it. */
  readonly example: readonly [file: string, heading: string];
}

/** Each framework and example once; `react-app` is Vite with React 19. */
export const consumers: readonly Consumer[] = [
  { folder: 'vite', react: '18.3.1', example: ['README.md', '## Start with React'] },
  { folder: 'next', react: '19.3.1', example: ['packages/lead-forms/README.md', '## In a React app'] },
  { folder: 'astro', react: '19.3.1', example: [guide, '## 2. Put this into `src/App.tsx`'] },
];

/** Writes the app with the files that the documentation says to write. */
export function writeConsumer({ folder, react, example }: Consumer, to: string): void {
  cpSync(join(import.meta.dirname, 'consumers', folder), to, { recursive: true });
  const text = readBlock(...example, 'tsx');
  const { place, files } =
    folder === 'vite'
      ? { place: 'src/App.tsx', files: [] }
      : readFramework({ next: '### Next', astro: '### Astro' }[folder]);
  for (const [path, content] of [...files, [place, text] as const]) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  }
  const manifest = join(to, 'package.json');
  const pinned = readFileSync(manifest, 'utf8').replace(/(?<="react(-dom)?": ")[^"]+/g, react);
  writeFileSync(manifest, pinned);
}

/** What the guide says to write in a framework: the place of the example, and other files by their paths. */
function readFramework(heading: string) {
  const section = readSection(guide, heading);
  const [, place] = /Save the example as `([^`]+)`/.exec(section) ?? [];
  if (place === undefined) throw new Error(`${guide} does not say where the example goes in ${heading}`);
  const blocks = section.matchAll(/`([^`\n]+)`:\n\n```\w+\n(.*?)^```/gms);
  return { place, files: [...blocks].map(([, path = '', text = '']) => [path, text] as const) };
}

/** Returns the first code block of a language below a heading, unchanged. */
export function readBlock(document: string, heading: string, language: string): string {
  const [, text] =
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(readSection(document, heading)) ?? [];
  if (text === undefined) throw new Error(`${document} has no block of ${language} under "${heading}"`);
  return text;
}

function readSection(document: string, heading: string): string {
  const text = readFileSync(join(root, document), 'utf8');
  const [, level = ''] = /^(#+) /.exec(heading) ?? [];
  const [, section] = text.split(`\n${heading}\n`);
  if (section === undefined) throw new Error(`${document} has no heading "${heading}"`);
  return section.split(new RegExp(`^#{1,${level.length}} `, 'm'))[0] ?? '';
}
