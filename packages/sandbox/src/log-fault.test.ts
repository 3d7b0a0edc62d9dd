import { expect, test, vi } from 'vitest';
import { logFault } from './log-fault.ts';

test('what a request says is one line, which a terminal or a CI log does not obey', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  logFault(new Error('no such name: \u001b[2J\n::error::x'));
  const [said] = log.mock.lastCall ?? [];
  expect(said).toMatch(
    /^The sandbox failed: 'no such name: \\x1B\[2J\\n::error::x'\n {4}at .*log-fault\.test\.ts/,
  );
  log.mockRestore();
});
