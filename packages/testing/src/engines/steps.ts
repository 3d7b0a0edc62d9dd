import type { Driver } from './driver.ts';
import { answers, sentFor } from '../browser/forms/every-form.ts';
import { barePage, snippet, withoutAnalytics } from '../browser/pages/bare-page.ts';
import { scrollThrough } from '../browser/pages/every-widget.ts';
import type { BareOrigin, TestSandbox } from '../browser/test/fixtures.ts';
import type { Release } from './relay.ts';

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
function focusedName(driver: Driver): Promise<string> {
  return driver.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
}

/** Counts what the page hears from now on; returns a function that reads the events' types. */
export async function heard(driver: Driver, ...types: readonly string[]): Promise<() => Promise<string[]>> {
  await driver.evaluate((names) => {
    const events: string[] = [];
    for (const name of names) addEventListener(name, () => events.push(name));
    Object.assign(window, { heard: events });
  }, types);
  return () => driver.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Scrolls through the page, and resolves with the state that each widget came to. */
export async function statesOfAll(driver: Driver): Promise<Record<string, string>> {
  await scrollThrough(driver);
  return driver.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => [
        dataset['widget'] ?? '',
        dataset['widgetState'] ?? '',
      ]),
    ),
  );
}

/** Presses Tab until an element that matches has the focus; 40 times at most. */
export async function tabTo(driver: Driver, css: string): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await driver.press('Tab');
    if (await driver.evaluate((selector) => !!document.activeElement?.matches(selector), css)) return;
  }
  throw new Error(`Forty steps of the Tab key did not reach ${css}`);
}

/**
 * Types from the focused field of a form to its button. Resolves with the values to be sent.
 */
export async function typeThroughForm(driver: Driver): Promise<Record<string, string>> {
  const met: string[] = [];
  for (let name = await focusedName(driver); name !== ''; name = await focusedName(driver)) {
    const answer = answers[name];
    if (!answer || met.includes(name)) throw new Error(`The focus came to ${name}, after ${met.join(', ')}`);
    met.push(name);
    await driver.type(answer.keys);
    if (name === 'AdviserId') {
      await driver.waitFor(
        (wanted) => document.querySelector('[role="option"]')?.textContent.includes(wanted),
        answer.value,
      );
      await driver.press('ArrowDown', 'Enter');
    }
    await driver.press('Tab');
  }
  return sentFor(met);
}

interface BarePage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  /** A form by default. */
  readonly body?: string;
  readonly head?: string;
  /** Attributes of the script tag. */
  readonly attributes?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The release to load instead of the sandbox's own. */
  readonly release?: Release;
  /** The state to wait for, `ready` by default; '' for none. */
  readonly state?: string;
  /** What follows the address. */
  readonly query?: string;
}

/** Opens a page of another origin and waits for its placeholders. */
export async function openBare(driver: Driver, { sandbox, bare, ...options }: BarePage): Promise<void> {
  const { body = snippet, head = '', attributes = 'async', headers = {}, query = '' } = options;
  const html = barePage(sandbox, { body, head, attributes: `${attributes} ${withoutAnalytics}` });
  const own = `${sandbox.url}/adviser-widgets/1/loader.js`;
  const address = bare.serve(html.replace(own, options.release?.loader ?? own), headers);
  await driver.goto(address + query);
  const { state = 'ready' } = options;
  if (state) await untilState(driver, state);
}
