import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kebabCase } from '@adviser-widgets/widget';
import { expect, test } from 'vitest';
import { readPartDocs } from '../../.storybook/part-docs.ts';
import { findWidgets, root } from '../cdn/find-widgets.ts';

const families = {
  ui: { component: 'UI components', hook: 'UI hooks' },
  forms: { component: 'Form components', hook: 'Form hooks' },
} as const;

const components = (await findWidgets()).map(({ componentName }) => componentName);
const docs = readPartDocs();
/** A widget's page also shows how to use its component. */
const parts = docs.flatMap(({ kind, ...part }) =>
  kind === 'function' || components.includes(part.name) ? [] : [{ ...part, kind }],
);

test.each(docs)('$name of $package has a docstring', ({ description }) => {
  expect(description).toMatch(/^.{15,}\.$/);
});

test.each(parts)('all that $name takes and returns says what it is for', ({ takes, returned }) => {
  const silent = [...takes, ...returned].filter(({ description }) => !description.endsWith('.'));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test.each(parts)('$name of $package has a page, whose address and title follow from it', (part) => {
  const fileName = kebabCase(part.name).replace(/^-/, '');
  const story = readFileSync(join(root, 'stories', part.package, `${fileName}.stories.tsx`), 'utf8');
  const [, id, title = ''] = /\n {2}id: '(.*)',\n {2}title:\s*'(.*)',\n/.exec(story) ?? [];
  const family = families[part.package as keyof typeof families][part.kind];
  expect([id, title.replace(/ \(.+\)$/, '')]).toEqual([
    `${part.package}-${fileName}`,
    `${family}/${part.name}`,
  ]);
  expect(story).toContain(`...partMeta('${part.package}', '${part.name}', {`);
});
