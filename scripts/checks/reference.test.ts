import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = ['contract', 'product', 'decisions', 'faults'] as const;
const own = join('scripts', 'checks', 'reference.test.ts'); // its samples are wrong on purpose
const anchors = Object.fromEntries(
  pages.map((page) => [page, [...readPage(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]),
);

test('every mark in the repository leads to an entry of the reference', () => {
  const files = ['packages', 'examples', 'stories', 'scripts', '.storybook'].flatMap(filesIn);
  const dangling = [...files, 'README.md', 'CONTRIBUTING.md']
    .filter((file) => file !== own)
    .flatMap((file) => withoutAnchor(read(file)).map((mark) => `${file}: ${mark}`));
  expect(dangling).toEqual([]);
});

test('the search for marks covers the code', () => {
  expect(marksIn(read('packages/core/src/config/environment.ts'))).toContain('decisions#r2');
  expect(marksIn(read('packages/core/src/api/encode-body.ts'))).toEqual([
    'decisions#r4',
    'decisions#row-2',
    'decisions#row-18',
  ]);
  expect(marksIn(read('packages/forms/src/rules/rules.test.ts'))).toContain('faults#fault-57');
});

test.each([
  ['// Order matters (R3, row 15).', ['decisions#r3', 'decisions#row-15']],
  [
    "test('is sent (rows 9 to 11 and 13)'",
    ['decisions#row-9', 'decisions#row-10', 'decisions#row-11', 'decisions#row-13'],
  ],
  ['// decision 63', ['decisions#row-63']],
  ['/* As H12 asks. */', ['decisions#h12']],
  ['/**\n * Reads it (contract\n * sections 1 and 2).\n */', ['contract#section-1', 'contract#section-2']],
  ['// spec section 4, decisions A5', ['product#section-4', 'decisions#a5']],
  ["test('fault 16: 204 is accepted'", ['faults#fault-16']],
  [
    '// Faults 1, 3 and 24-26',
    ['faults#fault-1', 'faults#fault-3', 'faults#fault-24', 'faults#fault-25', 'faults#fault-26'],
  ],
  ['(faults 40–41)', ['faults#fault-40', 'faults#fault-41']],
  ['// default 2; POST /__sandbox/faults 204', []],
  ['<path d="M4 12 H20 R9" />', []],
  ["fetch('https://example.nz/H20')", []],
])('%j has the marks %j', (text, marks) => {
  expect(marksIn(text).sort()).toEqual([...marks].sort());
});

test.each([
  '(R99)',
  '(row 64)',
  '(rows 60 to 64)',
  '(H39)',
  '(spec section 10)',
  '(contract section 8)',
  '(decisions A6)',
  "test('fault 73: …')",
  '(faults 70-73)',
])('%s leads nowhere', (text) => expect(withoutAnchor(text)).toHaveLength(1));

describe.each(pages)('the page %s', (page) => {
  test('has each anchor once', () => {
    expect(new Set(anchors[page]).size).toBe(anchors[page]?.length);
  });

  test('links only to anchors that exist', () => {
    const here = [...readPage(page).matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => `${page}#${id}`);
    const elsewhere = [...readPage(page).matchAll(/reference-(?:public-)?([a-z-]+)--docs#(\S+)/g)].map(
      ([, name, id]) => `${name}#${id}`,
    );
    expect([...here, ...elsewhere].filter((target) => !exists(target))).toEqual([]);
  });

  test('defines each link that it names by a mark', () => {
    const named = [...readPage(page).matchAll(/\[([RHA]\d+|row \d+|fault \d+|section \d)\](?![:(])/g)].map(
      ([, mark]) => mark,
    );
    expect(named.filter((mark) => !readPage(page).includes(`\n[${mark}]: `))).toEqual([]);
  });
});

test('the reference contains every ruling, row, entry and fault', () => {
  const expected = [...numbered('r', 31), ...numbered('row-', 63), ...numbered('h', 38), ...numbered('a', 5)];
  expect(expected.filter((id) => !anchors.decisions?.includes(id))).toEqual([]);
  expect(anchors.faults?.filter((id) => id?.startsWith('fault-'))).toEqual(numbered('fault-', 72));
});

/** Faults of widgets that are not built yet. Remove a widget's faults once its tests name them. */
const faultsToCome: Readonly<Record<string, readonly number[]>> = {};

test('each fault is named in a test title, except those of planned widgets', () => {
  const faults = anchors.faults?.filter((id) => id?.startsWith('fault-')) ?? [];
  const toCome = Object.values(faultsToCome)
    .flat()
    .map((number) => `fault-${number}`);
  const named = ['packages', 'examples', 'scripts', 'stories']
    .flatMap(filesIn)
    .filter(isTest)
    .flatMap((file) => marksIn(withoutComments(read(file))));
  expect(faults.filter((id) => !named.includes(`faults#${id}`)).sort()).toEqual(toCome.sort());
});

test('a fault that is only named in a comment does not count', () => {
  expect(marksIn(withoutComments("// fault 1\n/* fault 2 */ test('http://a.nz fault 3')"))).toEqual([
    'faults#fault-3',
  ]);
});

/**
 * True for test files of the product and the cases they use. Excludes the sandbox, which creates faults
 * rather than handling them.
 */
function isTest(file: string): boolean {
  return (
    file !== own &&
    !file.startsWith(join('packages', 'sandbox')) &&
    /\.(test|browser|stories)\.tsx?$|[\\/](corpus|golden-leads)[\\/]/.test(file)
  );
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

function withoutAnchor(text: string): string[] {
  return marksIn(text).filter((mark) => !exists(mark));
}

function exists(mark: string): boolean {
  const [page = '', id = ''] = mark.split('#');
  return anchors[page]?.includes(id) ?? false;
}

/** The words before a number or a list of numbers, and the anchor they lead to. */
const numberedMarks = [
  ['rows?|decisions?', 'decisions#row-'],
  ['faults?', 'faults#fault-'],
  ['spec,? sections?', 'product#section-'],
  ['contract,? sections?', 'contract#section-'],
] as const;

/**
 * Returns a file's marks as `page#anchor`: R3, H12, row 57, fault 16, decisions A5, spec section 4, contract
 * section 2.
 */
function marksIn(text: string): string[] {
  const flat = text.replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
  const find = (pattern: string) => [
    ...flat.matchAll(new RegExp(String.raw`(?<![\w/])(?:${pattern})\b`, 'gi')),
  ];
  const numbers = String.raw`(\d+(?:(?:, | and | to |-|–)\d+)*)`;
  return [
    ...saidIn(text)
      .flatMap((said) => said.match(/(?<![\w/.'"=-])[RH]\d+\b/g) ?? [])
      .map((mark) => `decisions#${mark.toLowerCase()}`),
    ...numberedMarks.flatMap(([words, anchor]) =>
      find(`(?:${words}) ${numbers}`).flatMap(([, list]) =>
        expand(list).map((number) => `${anchor}${number}`),
      ),
    ),
    ...find(String.raw`decisions? (A\d)`).map(([, part = '']) => `decisions#${part.toLowerCase()}`),
  ];
}

/**
 * Returns comments and bracketed text only, because an icon's drawing commands and names in code also look
 * like marks.
 */
function saidIn(text: string): string[] {
  return text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|\([^()]*\)/g) ?? [];
}

/** '8, 9 and 57' → 8, 9, 57; '9 to 11' and '9-11' → 9, 10, 11. */
function expand(list = ''): number[] {
  return list.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(/ to |-|–/).map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\.generated)$/.test(entry.name) ? [] : filesIn(path);
    return /\.(tsx?|m?js|css|mdx?|html|liquid)$/.test(entry.name) ? [path] : [];
  });
}

function readPage(page: string): string {
  return read(join('stories', 'docs', 'reference', `${page}.mdx`));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
