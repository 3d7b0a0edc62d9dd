import type { ConfigInput } from '@adviser-widgets/core';
import { setConfig } from '@adviser-widgets/core/internal';
import type { Page } from '../page.ts';

/** Milliseconds until a page goes on without `data-config`. */
const fetchLimitMs = 3_000;

/** Milliseconds until it goes on without the inline block, which comes with the page: that may never end. */
const inlineLimitMs = 10_000;

interface Options {
  readonly json: Promise<unknown>;
  /** The JSON came after the limit, and is used from now on. */
  readonly onLate: () => void;
}

/** Configures the page once its JSON is there or the limit is over. One error at most says why it was not. */
export function readConfiguration(page: Page, { json, onLate }: Options): Promise<void> {
  const { manifest, tag, nonce, config: isFetched } = page;
  const widgetNames = Object.keys(manifest.widgets);
  const apply = (value?: unknown, unread?: unknown) =>
    void setConfig({ json: value as ConfigInput, tag: nonce ? { ...tag, nonce } : tag, widgetNames, unread });

  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(goOn, isFetched ? fetchLimitMs : inlineLimitMs);
    json.then(arrive, fail).finally(resolve);

    function goOn(): void {
      isLate = true;
      apply(undefined, isFetched ? 'late' : undefined);
      resolve();
    }

    function arrive(value: unknown): void {
      clearTimeout(timer);
      apply(value);
      if (isLate) onLate();
    }

    function fail(error: unknown): void {
      clearTimeout(timer);
      if (isLate && isFetched) return; // reported as late
      apply(undefined, error);
    }
  });
}
