import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as forms from '@adviser-widgets/forms';
import * as ui from '@adviser-widgets/ui';
import { kebabCase } from '@adviser-widgets/widget/internal';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import { readDeclarations } from '../docs/declarations.ts';
import { findWidgets, root } from '../cdn/find-widgets.ts';

const declarations = readDeclarations();
const components = (await findWidgets()).map(({ componentName }) => componentName);

/** Reads docstrings as the catalogue does. */
const docgen = withCustomConfig(join(root, 'tsconfig.json'), {
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
});

const exported = Object.entries({ ui, forms }).flatMap(([folder, exports]) => {
  const docs = docgen.parse(join(root, 'packages', folder, 'src/index.ts'));
  const functions = Object.entries(exports).filter(([, value]) => typeof value === 'function');
  return functions.map(([name, value]) => ({
    name,
    folder,
    kind: kindOf(name, value),
    doc: docs.find(({ displayName }) => displayName === name),
  }));
});

/** What has a state is a class, which stands on the page of functions. */
function kindOf(name: string, value: unknown): 'component' | 'hook' | 'function' {
  if (/^class\b/.test(String(value))) return 'function';
  if (/^[A-Z]/.test(name)) return 'component';
  return /^use[A-Z]/.test(name) ? 'hook' : 'function';
}

/** A widget's page also shows how to use its component. */
const parts = exported.flatMap(({ kind, ...part }) =>
  kind === 'function' || components.includes(part.name) ? [] : [{ ...part, kind }],
);

test.each(parts)('all that $name takes says what it is for', ({ doc }) => {
  const silent = Object.values(doc?.props ?? {}).filter(({ description }) => !description.endsWith('.'));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test.each(parts.filter(({ kind }) => kind === 'hook'))(
  'all that $name returns says what it is for',
  ({ name }) => {
    const shown = declarations[name]?.join('\n');
    expect(shown).toMatch(new RegExp(`^function ${name}\\b`, 'm'));
    expect(shown?.match(/^(?<!\*\/\n) {2}\w.*/gm) ?? []).toEqual([]);
  },
);

test.each(exported.filter(({ kind }) => kind === 'function'))(
  '$name is on the page of functions of $folder',
  ({ name, folder }) => {
    expect(readFileSync(join(root, 'stories', folder, 'Functions.mdx'), 'utf8')).toMatch(
      new RegExp(`['\`]${name}['\`]`),
    );
  },
);

test.each(parts)('$name of $folder has a page', ({ name, folder }) => {
  const fileName = kebabCase(name).replace(/^-/, '');
  const story = readFileSync(join(root, 'stories', folder, `${fileName}.stories.tsx`), 'utf8');
  expect(story).toContain(`...partMeta({\n    part: ${name},\n`);
});
