import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesHash } from './sources-hash.ts';

const output = readFileSync(join(import.meta.dirname, '../trial-output.txt'), 'utf8');

// In a Ghost it is tried by `npm run test:all` alone, or by examples/ghost/try.ts > examples/ghost/trial-output.txt.
test('trial-output.txt is a run of this trial, with the snippets of the README', () => {
  expect(output).toContain(`Sources ${sourcesHash()}`);
});

test('nothing was wrong in it', () => {
  expect(output).toMatch(/^\d+ right, 0 wrong$/m);
});
