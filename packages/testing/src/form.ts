import type { Definition } from '@adviser-widgets/widget';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { FakeAnswer } from './fake-answer.ts';
import type { Component } from './mount-snippet.ts';
import { openForm, type OpenForm, type OpenFormOptions } from './open-form.ts';
import { settled } from './settled.ts';

export { createAppRoute, type AppRoute } from './app-route.ts';
export { pass } from './clock.ts';
export { openForm, type OpenForm, type OpenFormOptions } from './open-form.ts';

export const errorText = 'Sorry, something went wrong. Please try again later';
export const successText = 'Your request has been received.';

/** What a visitor fills into the contact fields, by label. */
export const answers = {
  'First Name': 'Mārama',
  'Last Name': "O'Neill-Ng",
  Email: 'marama@example.co.nz',
  'Contact number': '021 555 0000',
  'Choose your region': '0110',
  'I would like to discuss...': '13',
  Message: 'Ring after five, please',
};

/** Opens forms of one kind; each is removed after its test. */
export interface FormOpener {
  open(options?: OpenFormOptions, widget?: Definition): Promise<OpenForm>;
  /** Opens a filled-in form whose requests get these answers; the last one repeats. */
  openFilled(...given: FakeAnswer[]): Promise<OpenForm>;
  /** Does the same with a fake clock. */
  openFilledWithClock(...given: FakeAnswer[]): Promise<OpenForm>;
  /** Does the same with this configuration. */
  openConfiguredWithClock(config: object, ...given: FakeAnswer[]): Promise<OpenForm>;
}

/**
 * Call it at the top of a test file. `answers` are what a visitor fills in, by label; a `component` is one that is not in
 * a folder with the widget's name.
 */
export function createFormOpener(
  definition: Definition,
  answers: Readonly<Record<string, string>>,
  component?: Component,
): FormOpener {
  let pages: OpenForm[] = [];

  // Preloads delivery: its loading has a timeout in real time, which a busy machine may exceed the first
  // time.
  beforeAll(async () => {
    const page = await openForm(definition, { component });
    page.element.querySelector('button')?.focus();
    await vi.dynamicImportSettled();
    page.remove();
    document.head.replaceChildren();
  });

  beforeEach(() => {
    // Silences errors for integrators; each test states what visitors should see.
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterEach(async () => {
    await vi.dynamicImportSettled(); // the code that remembers the adviser of an accepted lead
    pages.forEach((page) => page.remove());
    pages = [];
    vi.useRealTimers();
    await settled(); // presses under way end
    sessionStorage.clear();
    document.head.replaceChildren();
  });

  async function open(options?: OpenFormOptions, widget = definition): Promise<OpenForm> {
    const page = await openForm(widget, { component, ...options });
    pages.push(page);
    return page;
  }

  async function openAnswered(given: readonly FakeAnswer[], options?: OpenFormOptions): Promise<OpenForm> {
    const page = await open(options);
    page.api.queue.push(...given.slice(0, -1));
    page.api.standard = given.at(-1) ?? 200;
    await page.fill(answers);
    return page;
  }

  async function openWithClock(given: readonly FakeAnswer[], config: object): Promise<OpenForm> {
    vi.useFakeTimers();
    // Testing Library advances fake timers while it waits, if it finds `jest`.
    vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
    // jsdom's own version ignores fake timers.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), limit);
      return controller.signal;
    });
    const page = await openAnswered(given, { config, advanceTimers: (time) => vi.advanceTimersByTime(time) });
    await vi.dynamicImportSettled(); // loading the captcha's code ignores fake timers
    return page;
  }

  return {
    open,
    openFilled: (...given) => openAnswered(given),
    openFilledWithClock: (...given) => openWithClock(given, {}),
    openConfiguredWithClock: (config, ...given) => openWithClock(given, config),
  };
}

/**
 * Sets values of a form's controls directly, by name and without events, like autofill in some browsers.
 * Any text ticks a checkbox. Skips names that the form has no control for.
 */
export function putValues(form: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = value !== '';
    else if (control) control.value = value;
  }
}
