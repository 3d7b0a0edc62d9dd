import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

const own = 'scripts/checks/reference.test.ts'; // its samples are wrong on purpose
const texts = globSync(
  ['{packages,examples,stories,scripts,.storybook}/**/*.{ts,tsx,js,mjs,css,md,mdx,html,liquid}', '*.md'],
  { cwd: root, exclude: ['**/{node_modules,dist,.generated}/**'] },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== own)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const entries = new Set(
  ['decisions', 'faults'].flatMap((page) => {
    const text = readFileSync(join(root, `stories/docs/reference/${page}.mdx`), 'utf8');
    return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${page}#${id}`);
  }),
);

test('every ruling and fault that a comment or title names is in the reference', () => {
  const dangling = texts.flatMap(({ file, text }) =>
    marksIn(text)
      .filter((mark) => !entries.has(mark))
      .map((mark) => `${file}: ${mark}`),
  );
  expect(dangling).toEqual([]);
});

/** Excludes the sandbox, which creates faults rather than handling them. */
const tests = texts.filter(
  ({ file }) =>
    !file.startsWith('packages/sandbox/') &&
    /\.(test|browser|stories)\.tsx?$|\/(corpus|golden-leads)\//.test(file),
);

test('each fault is named in the title of a test', () => {
  const named = new Set(tests.flatMap(({ text }) => marksIn(withoutComments(text))));
  const faults = [...entries].filter((entry) => entry.startsWith('faults#fault-'));
  expect(faults.filter((fault) => !named.has(fault))).toEqual([]);
});

test.each([
  ['// Nobody waits for ever (R20, R38).', 'decisions#r20 decisions#r38'],
  ['/**\n * Names a lead\n * (R17).\n */', 'decisions#r17'],
  ["test('faults 24-26 and 30: …')", 'faults#fault-24 faults#fault-25 faults#fault-26 faults#fault-30'],
  ['<path d="M4 12 H20 R9" /> // default 2; POST /__sandbox/faults 204', ''],
])('%j has the marks "%s"', (text, marks) => {
  expect(marksIn(text).sort()).toEqual(marks.split(' ').filter(Boolean).sort());
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

/**
 * Returns a text's marks as `page#anchor`: R3, fault 16. Rulings count in comments and brackets alone, because names in
 * code look like them.
 */
function marksIn(text: string): string[] {
  const flat = text.replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
  const said = text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|\([^()]*\)/g) ?? [];
  const rulings = said.flatMap((each) => each.match(/(?<![\w/.'"=-])R\d+\b/g) ?? []);
  const faults = flat.matchAll(/(?<![\w/])faults? (\d+(?:(?:, | and |-)\d+)*)\b/gi);
  return [
    ...rulings.map((mark) => `decisions#${mark.toLowerCase()}`),
    ...[...faults].flatMap(([, list]) => expand(list).map((number) => `faults#fault-${number}`)),
  ];
}

/** '8, 9 and 57' → 8, 9, 57; '9-11' → 9, 10, 11. */
function expand(list = ''): number[] {
  return list.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
