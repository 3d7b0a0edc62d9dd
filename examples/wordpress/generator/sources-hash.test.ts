import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesHash } from './sources-hash.ts';

const output = readFileSync(join(import.meta.dirname, '../trial-output.txt'), 'utf8');

// In a WordPress the plugin is tried by `npm run test:all` alone, or by examples/wordpress/try.ts > examples/wordpress/trial-output.txt.
test('trial-output.txt is a run of this plugin', () => {
  expect(output).toContain(`Sources ${sourcesHash()}`);
});

test('it has two versions of WordPress, and nothing was wrong in either', () => {
  const versions = output.match(/WordPress [\d.]+(?=, PHP)/g);
  expect(new Set(versions).size).toBe(2);
  const totals = output.match(/^\d+ right, .*$/gm);
  expect(totals).toEqual([expect.stringMatching(/ 0 wrong$/), expect.stringMatching(/ 0 wrong$/)]);
});
