import type { Definition } from '@adviser-widgets/widget';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { FakeAnswer } from './fake-api.ts';
import { openForm, type OpenForm, type OpenFormOptions } from './open-form.ts';

export const errorText = 'Sorry, something went wrong. Please try again later';
export const successText = 'Your request has been received.';

/** Opens one kind of form again and again; each goes with its test. */
export interface FormOpener {
  open(options?: OpenFormOptions, widget?: Definition): Promise<OpenForm>;
  /** A filled-in form whose requests get these answers, the last one for ever. */
  openFilled(...given: FakeAnswer[]): Promise<OpenForm>;
  /** The same under a clock that the test turns. */
  openFilledWithClock(...given: FakeAnswer[]): Promise<OpenForm>;
  /** The same in a page with this configuration. */
  openConfiguredWithClock(config: object, ...given: FakeAnswer[]): Promise<OpenForm>;
}

/** Call it at the top of a file of tests. `answers` are what a visitor fills in, by label. */
export function createFormOpener(definition: Definition, answers: Readonly<Record<string, string>>): FormOpener {
  let pages: OpenForm[] = [];

  // What checks and sends loads within a limit of real time, which a busy machine may exceed the first time.
  beforeAll(async () => {
    const page = await openForm(definition);
    page.element.querySelector('button')?.focus();
    await vi.dynamicImportSettled();
    page.remove();
    document.head.replaceChildren();
  });

  beforeEach(() => {
    // Integrators are told on the console; each test says what it expects of visitors.
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterEach(async () => {
    await vi.dynamicImportSettled(); // what remembers the adviser of an accepted lead
    pages.forEach((page) => page.remove());
    pages = [];
    vi.useRealTimers();
    sessionStorage.clear();
    document.head.replaceChildren();
  });

  async function open(options?: OpenFormOptions, widget = definition): Promise<OpenForm> {
    const page = await openForm(widget, options);
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
    // Testing Library turns the clock while it waits, once it knows whose it is.
    vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
    // jsdom's own runs on a clock that no test can turn.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), limit);
      return controller.signal;
    });
    const page = await openAnswered(given, { config, advanceTimers: (time) => vi.advanceTimersByTime(time) });
    await vi.dynamicImportSettled(); // the captcha's code comes by a clock that no test can turn
    return page;
  }

  return {
    open,
    openFilled: (...given) => openAnswered(given),
    openFilledWithClock: (...given) => openWithClock(given, {}),
    openConfiguredWithClock: (config, ...given) => openWithClock(given, config),
  };
}
