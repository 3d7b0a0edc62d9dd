import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageManagerName } from './package-managers.ts';
import { readBlock, readFramework } from './read-docs.ts';

/** An app whose widgets are a code block of our documentation, as it stands. */
export interface Consumer {
  /** The name of its folder in `consumers`. */
  readonly folder: 'vite' | 'next' | 'astro' | 'react-router';
  readonly manager: PackageManagerName;
  readonly react: '18.3.1' | '19.3.1';
  /** The document with the example, and the heading above it. */
  readonly example: readonly [document: string, heading: string];
  /** How `next` or `react-router` serves it; else its files are served. */
  readonly isServed?: true;
}

const ofPackage = ['packages/lead-forms/README.md', '## In a React app'] as const;
const ofGuide = ['stories/docs/ForFrontEndDevelopers.mdx', '## 2. Put this into `src/App.tsx`'] as const;

/** Each framework, package manager, React and example at least once: not all combinations, which would take an hour. */
export const consumers: readonly Consumer[] = [
  { folder: 'vite', manager: 'npm', react: '18.3.1', example: ['README.md', '## Start with React'] },
  { folder: 'vite', manager: 'yarn', react: '19.3.1', example: ofGuide },
  { folder: 'next', manager: 'pnpm', react: '19.3.1', example: ofPackage, isServed: true },
  { folder: 'astro', manager: 'yarn', react: '19.3.1', example: ofPackage },
  { folder: 'react-router', manager: 'npm', react: '19.3.1', example: ofPackage, isServed: true },
];

const frameworks = { next: 'Next', astro: 'Astro', 'react-router': 'React Router' };

/** For example `vite · npm · React 18`. */
export function nameOf({ folder, manager, react }: Consumer): string {
  return [folder, manager, `React ${react.replace(/\..*/, '')}`].join(' · ');
}

/** Writes the app with the files that the documentation says to write. */
export function writeConsumer(consumer: Consumer, folder: string): void {
  cpSync(join(import.meta.dirname, 'consumers', consumer.folder), folder, { recursive: true });
  const example = readBlock(...consumer.example, 'tsx');
  const written =
    consumer.folder === 'vite'
      ? { example: 'src/App.tsx', files: new Map<string, string>() }
      : readFramework(frameworks[consumer.folder]);
  for (const [path, text] of new Map([...written.files, [written.example, example]])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  edit(join(folder, 'package.json'), (text) => text.replace(/(?<="react(-dom)?": ")[^"]+/g, consumer.react));
  const [, component] = /^export function (\w+)/m.exec(example) ?? [];
  if (component)
    edit(join(folder, 'src/main.tsx'), (text) =>
      text.replace('import App', `import { ${component} as App }`),
    );
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
