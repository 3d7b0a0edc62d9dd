import type { FakeAnswer } from '@adviser-widgets/testing';
import { openForm, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import type { Definition } from '@adviser-widgets/widget';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { definition } from './definition.ts';
import { answers } from './sample-answers.ts';

export const errorText = 'Sorry, something went wrong. Please try again later';
export const successText = 'Your request has been received.';

let pages: OpenForm[] = [];

beforeEach(() => {
  // Integrators are told on the console; each test says what it expects of visitors.
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  pages.forEach((page) => page.remove());
  pages = [];
  vi.useRealTimers();
  sessionStorage.clear();
  document.head.replaceChildren();
});

/** Opens the form; it goes with the test. */
export async function open(options?: OpenFormOptions, widget: Definition = definition): Promise<OpenForm> {
  const page = await openForm(widget, options);
  pages.push(page);
  return page;
}

/** A filled-in form whose requests get these answers, the last one for ever. */
export async function openFilled(...given: FakeAnswer[]): Promise<OpenForm> {
  const page = await open();
  page.api.queue.push(...given.slice(0, -1));
  page.api.standard = given.at(-1) ?? 200;
  await page.fill(answers);
  return page;
}

/** The same under a clock that the test turns. */
export function openFilledWithClock(...given: FakeAnswer[]): Promise<OpenForm> {
  return openConfiguredWithClock({}, ...given);
}

/** The same in a page with this configuration. */
export async function openConfiguredWithClock(config: object, ...given: FakeAnswer[]): Promise<OpenForm> {
  vi.useFakeTimers();
  // Testing Library turns the clock while it waits, once it knows whose it is.
  vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
  // jsdom's own runs on a clock that no test can turn.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), limit);
    return controller.signal;
  });
  const page = await open({ config, advanceTimers: (time) => vi.advanceTimersByTime(time) });
  page.api.standard = given.at(-1) ?? 200;
  page.api.queue.push(...given.slice(0, -1));
  await page.fill(answers);
  await vi.dynamicImportSettled(); // the captcha's code comes by a clock that no test can turn
  return page;
}

export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
