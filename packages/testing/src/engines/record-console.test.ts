import { expect, it } from 'vitest';
import { withRecorder } from './record-console.ts';

it.each([
  ['<!doctype html><html><head lang="en"><title>A</title>', /^<!doctype html><html><head lang="en"><script>/],
  ['<!doctype html><title>A</title>', /^<!doctype html><script>/],
])('puts the recorder first in the head: %s', (html, expected) => {
  expect(withRecorder(html)).toMatch(expected);
});

it("gives the recorder the nonce of the page's policy", () => {
  const html = withRecorder('<!doctype html><title>A</title>', "script-src 'nonce-abc' 'strict-dynamic'");
  expect(html).toContain('<script nonce="abc">');
});
