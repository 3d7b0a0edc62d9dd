import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previewSandbox } from './Preview.tsx';

test('the policy to send with the preview matches its frame', () => {
  expect(readFileSync(new URL('csp.txt', import.meta.url), 'utf8')).toBe(`sandbox ${previewSandbox}\n`);
});

test('the preview has no origin of its own', () => {
  expect(previewSandbox).not.toContain('allow-same-origin');
});
