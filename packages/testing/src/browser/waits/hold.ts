import { expect, type Page, type Route } from '@playwright/test';

/** Requests that are held back. */
export interface Held {
  /** Their URLs so far. */
  readonly asked: readonly string[];
  /** Waits until there is one, and answers it and all later ones. */
  readonly release: () => Promise<void>;
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
    async release() {
      await expect.poll(() => asked, `requests for ${String(address)}, if that is its name`).not.toEqual([]);
      release();
    },
  };
}
