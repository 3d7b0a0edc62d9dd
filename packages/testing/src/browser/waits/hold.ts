import type { Page, Route } from '@playwright/test';

/** Requests that are held back. */
export interface Held {
  /** Their URLs so far. */
  readonly asked: readonly string[];
  /** Answers them and all later ones. Throws if there were none: then the test has tried nothing. */
  readonly release: () => void;
}

/**
 * Holds requests to a URL until they are released; `answer` decides how to answer then. Don't add or remove
 * routes meanwhile: that would release the requests.
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer = (route: Route): Promise<void> => route.fallback(),
): Promise<Held> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    asked.push(route.request().url());
    await released;
    await answer(route);
  });
  return {
    asked,
    release() {
      if (asked.length === 0) throw new Error(`Nothing was held at ${String(address)}: is that its name?`);
      release();
    },
  };
}
