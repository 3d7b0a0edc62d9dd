import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kebabCase } from '@adviser-widgets/widget';
import { describe, expect, test } from 'vitest';
import { partPackages, readPartDocs } from '../../.storybook/part-docs.ts';
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

test('there are components and hooks of each package', () => {
  const kinds = new Set(parts.map((part) => `${part.package} ${part.kind}`));
  expect([...kinds].sort()).toEqual(['forms component', 'forms hook', 'ui component', 'ui hook']);
});

test.each(docs)('$name of $package has a docstring', ({ description }) => {
  expect(description).toMatch(/^.{15,}\.$/);
});

test.each(parts)('all that $name takes and returns says what it is for', ({ takes, returned }) => {
  const silent = [...takes, ...returned].filter(({ description }) => !description.endsWith('.'));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe.each(parts)('$name of $package', ({ name, package: folder, kind }) => {
  const fileName = kebabCase(name).replace(/^-/, '');
  const file = join(root, 'stories', folder, `${fileName}.stories.tsx`);

  test('has a page', () => {
    expect(existsSync(file), `expected ${file}`).toBe(true);
  });

  test('has the address and title that follow from its name', () => {
    const story = readFileSync(file, 'utf8');
    const [, id, title = ''] = /\n {2}id: '(.*)',\n {2}title:\s*'(.*)',\n/.exec(story) ?? [];
    const family = families[folder as keyof typeof families][kind];
    expect([id, title.replace(/ \(.+\)$/, '')]).toEqual([`${folder}-${fileName}`, `${family}/${name}`]);
  });

  test('has its own words and example', () => {
    expect(readFileSync(file, 'utf8')).toContain(`...partMeta('${folder}', '${name}', {`);
  });
});

test.each(partPackages)('every example of %s belongs to a part', (folder) => {
  const examples = globSync(`stories/${folder}/examples/*.tsx`, { cwd: root }).map((file) =>
    basename(file, 'Example.tsx').toLowerCase(),
  );
  const names = parts.filter((part) => part.package === folder).map(({ name }) => name.toLowerCase());
  expect(examples.sort()).toEqual(names.sort());
});

test.each(globSync('stories/{ui,forms}/examples/*.tsx', { cwd: root }))(
  '%s can be copied as it is',
  (file) => {
    const imports = [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|\} from).*'(.+)';$/gm)];
    const other = imports
      .map(([, from = '']) => from)
      .filter((from) => !/^(react|@adviser-widgets\/)/.test(from));
    expect(other).toEqual([]);
  },
);
