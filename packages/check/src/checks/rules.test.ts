import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

describe.each(Object.entries(rules))('the rule %s', (id, { title, help }) => {
  test('is in the README with its words', () => {
    expect(readme.replace(/`(<[^`]*>)`/g, '$1')).toContain(`| \`${id}\` | ${title} | ${help} |`);
  });

  test('has words that end like a title and like sentences', () => {
    expect(title).toMatch(/[^.]$/);
    expect(help).toMatch(/\.$/);
  });
});
