import { expect, test, vi } from 'vitest';
import { runExclusively } from './run-exclusively.ts';

test('an action waits for the end of another one of its name, and says so', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const steps: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const running = runExclusively('trial', () => ended.then(() => steps.push('first')));
  const waiting = runExclusively('trial', () => steps.push('second'));
  await runExclusively('other trial', () => steps.push('other'));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      `^Another trial is under way in this checkout \\(process ${process.pid}, since \\d.*Z\\)\\. Waiting for it to end …$`,
    ),
  );
  end();
  await Promise.all([running, waiting]);
  expect(steps).toEqual(['other', 'first', 'second']);
});

test('the next action runs after one that failed', async () => {
  const failing = () => Promise.reject(new Error('broken'));
  await expect(runExclusively('trial', failing)).rejects.toThrow('broken');
  expect(await runExclusively('trial', () => 'done')).toBe('done');
});
