import { snippet } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export function cycle(
  page: Page,
  times: number,
  { load = 'eager', state = '[data-widget-state="ready"]', markup = snippet } = {},
): Promise<void> {
  const html = markup.replace('<div ', `<div data-widget-load="${load}" `);
  return page.evaluate(
    async ({ left, text, state: wanted }) => {
      const main = document.querySelector('main');
      const until = async (isDone: () => boolean) => {
        while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
      };
      for (; left > 0; left -= 20) {
        main?.insertAdjacentHTML('beforeend', text.repeat(20));
        await until(
          () => Array.from(main?.children ?? []).filter((element) => element.matches(wanted)).length === 20,
        );
        const elements = [...(main?.children ?? [])];
        main?.replaceChildren();
        await until(() => elements.every((element) => !element.hasAttribute('data-widget-state')));
      }
    },
    { left: times, text: html, state },
  );
}
