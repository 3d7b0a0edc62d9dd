import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { print, printError, printJson } from './print.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void lines.push(...text.split('\n')));
});

afterEach(() => vi.restoreAllMocks());

/** What a server may answer, to write lines of its own, to colour them, or to give a CI service commands. */
const sting = '\u001b[2J\n::error::pwned\r\n##[error]x ##teamcity[y] \u202eabc\u2066';

// eslint-disable-next-line no-control-regex
const acting = /[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]|::[a-z]|##\w*\[/;

test('each argument is one line', () => {
  print('Release 1', sting);
  expect(lines).toHaveLength(2);
});

test.each([
  ['a line', () => print(sting)],
  ['an error', () => printError(new Error(sting))],
  ['a thrown value that is not an error', () => printError(sting)],
  ['JSON', () => printJson({ [sting]: sting })],
])('nothing in %s acts on a terminal or a CI service', (_, act) => {
  act();
  expect(lines.join('\n')).not.toMatch(acting);
});

test('a message of several lines cannot begin a line as the tool does', () => {
  printError(new Error('It failed:\n1.0.0: 0 problems.'));
  expect(lines).toEqual(['It failed:', '  1.0.0: 0 problems.']);
});
