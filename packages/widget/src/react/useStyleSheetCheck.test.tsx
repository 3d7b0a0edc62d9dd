import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStyleSheetCheck } from './useStyleSheetCheck.ts';

// What it says in a browser is in style-sheets-of-apps.browser.ts of lead-forms.

function Part() {
  useStyleSheetCheck();
  return <button className="aw-button">Go</button>;
}

test('a test without layout, which loads no style sheets, hears nothing and has no timer to wait for', () => {
  vi.useFakeTimers();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(<Part />);
  expect(vi.getTimerCount()).toBe(0);
  vi.runAllTimers();
  expect(warned).not.toHaveBeenCalled();
  vi.useRealTimers();
});
