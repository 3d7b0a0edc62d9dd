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
  ['contract', 'product', 'decisions', 'faults'].flatMap((page) => {
    const text = readFileSync(join(root, `stories/docs/reference/${page}.mdx`), 'utf8');
    return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${page}#${id}`);
  }),
);

test('every mark in the repository leads to an entry of the reference', () => {
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
  ['// Order matters (R3, row 15).', 'decisions#r3 decisions#row-15'],
  ["test('(rows 9 to 11 and 13)'", 'decisions#row-9 decisions#row-10 decisions#row-11 decisions#row-13'],
  ['/**\n * Reads it (contract\n * sections 1 and 2).\n */', 'contract#section-1 contract#section-2'],
  ['// As H12 and decision A5 ask; spec section 4', 'decisions#h12 decisions#a5 product#section-4'],
  ["test('faults 24-26: …')", 'faults#fault-24 faults#fault-25 faults#fault-26'],
  ['<path d="M4 12 H20 R9" /> // default 2; POST /__sandbox/faults 204', ''],
])('%j has the marks "%s"', (text, marks) => {
  expect(marksIn(text).sort()).toEqual(marks.split(' ').filter(Boolean).sort());
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

/** The words before a number or a list of numbers, and the entry they lead to. */
const numberedMarks = [
  ['rows?|decisions?', 'decisions#row-'],
  ['faults?', 'faults#fault-'],
  ['spec,? sections?', 'product#section-'],
  ['contract,? sections?', 'contract#section-'],
] as const;

/**
 * Returns a text's marks as `page#anchor`: R3, H12, decisions A5, row 57, fault 16, spec section 4, contract
 * section 2. Letters count in comments and brackets alone, because an icon's drawing commands and names in code look
 * like them.
 */
function marksIn(text: string): string[] {
  const flat = text.replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
  const said = text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|\([^()]*\)/g) ?? [];
  const lettered = said.flatMap(
    (each) => each.match(/(?<![\w/.'"=-])(?:[RH]\d+|(?<=[Dd]ecisions? )A\d)\b/g) ?? [],
  );
  const numbered = numberedMarks.flatMap(([words, entry]) =>
    Array.from(
      flat.matchAll(
        new RegExp(String.raw`(?<![\w/])(?:${words}) (\d+(?:(?:, | and | to |-|–)\d+)*)\b`, 'gi'),
      ),
      ([, list]) => expand(list).map((number) => `${entry}${number}`),
    ).flat(),
  );
  return [...lettered.map((mark) => `decisions#${mark.toLowerCase()}`), ...numbered];
}

/** '8, 9 and 57' → 8, 9, 57; '9 to 11' and '9-11' → 9, 10, 11. */
function expand(list = ''): number[] {
  return list.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(/ to |-|–/).map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
