import type { Driver } from './driver.ts';

/** Waits until all placeholders of a widget, by default of any, are in a state. */
export function untilState(driver: Driver, state: string, widget = ''): Promise<void> {
  return driver.waitFor(
    ([css, wanted]) => {
      const found = [...document.querySelectorAll<HTMLElement>(css)];
      return found.length > 0 && found.every(({ dataset }) => dataset['widgetState'] === wanted);
    },
    [widget ? `[data-widget="${widget}"]` : '[data-widget]', state] as const,
  );
}

/** Waits until a text can be read. */
export function untilText(driver: Driver, text: string): Promise<void> {
  return driver.waitFor((wanted) => document.body.innerText.includes(wanted), text);
}

/** Waits until an element that matches has the focus. */
export function untilFocused(driver: Driver, css: string): Promise<void> {
  return driver.waitFor((selector) => document.activeElement?.matches(selector), css);
}

/** Waits until nothing visible matches. */
export function untilGone(driver: Driver, css: string): Promise<void> {
  return driver.waitFor(
    (selector) => ![...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    css,
  );
}

/** Returns the `name` of the field that has the focus. */
export function focusedName(driver: Driver): Promise<string> {
  return driver.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
}
