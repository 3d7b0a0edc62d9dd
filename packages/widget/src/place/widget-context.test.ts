// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

async function loadCopy(version: string) {
  vi.resetModules();
  vi.stubGlobal('AW_COPY', `@adviser-widgets/widget@${version}`);
  return import('./widget-context.ts');
}

test('two copies in an app share the context, so that a widget of one finds the host of the other', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [first, second] = [await loadCopy('1.0.0'), await loadCopy('1.1.0')];
  expect(first.WidgetContext).toBe(second.WidgetContext);
});
