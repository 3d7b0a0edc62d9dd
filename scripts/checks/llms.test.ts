import { expect, test } from 'vitest';
import { llmsFiles } from '../docs/llms.ts';

const files = llmsFiles();
const list = files.get('llms.txt') ?? '';
const pages = [...files].filter(([path]) => path !== 'llms.txt');

test('llms.txt links to each page, and to nothing else', () => {
  expect(linksIn(list).sort()).toEqual(pages.map(([path]) => path).sort());
});

test('llms.txt has a line on what each page is about', () => {
  const lines = list.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.filter((line) => !/^- \[[^\]]+\]\([^)]+\): .{20}/.test(line))).toEqual([]);
});

test.each(pages)('the links of %s lead to pages', (_, text) => {
  const linked = linksIn(text.replace(/^ *```.*?^ *```$/gms, '').replace(/`[^`\n]*`/g, ''));
  const besides = linked.filter((link) => !/^(#|\w+:)/.test(link));
  expect(besides.filter((link) => !files.has(`pages/${link.split('#')[0]}`))).toEqual([]);
});

test.each(pages)('%s is Markdown without components', (_, text) => {
  expect(text.replace(/^ *```.*?^ *```$/gms, '')).not.toMatch(/^(<[A-Z]|import |\[\/\/\]: )/m);
});

function linksIn(text: string): string[] {
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
}
