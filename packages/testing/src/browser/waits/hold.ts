import type { Page, Route } from '@playwright/test';

/** Requests that wait for their answer. */
export interface Held {
  /** Their addresses so far. */
  readonly asked: readonly string[];
  /** Answers them, and those still to come. */
  readonly release: () => void;
}

/**
 * Holds what is asked of an address until it is released; `answer` says how it is answered then. Routes that are set
 * or taken away meanwhile would let it go.
 */
export async function hold(page: Page, address: string | RegExp, answer = (route: Route): Promise<void> => route.fallback()): Promise<Held> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    asked.push(route.request().url());
    await released;
    await answer(route);
  });
  return { asked, release };
}
