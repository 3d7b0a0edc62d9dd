import type { FakeAnswer } from '@adviser-widgets/testing';
import { holdClock, pass } from '@adviser-widgets/testing/clock';
import { openForm, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import type { Definition } from '@adviser-widgets/widget';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** What a walk through the states of a widget works with. */
export interface Walker {
  /** Mounts a widget under the texts of the run, with its attributes marked. */
  open(definition: Definition, options?: OpenFormOptions): Promise<OpenForm>;
  /** Looks at the page as it is. */
  look(state: string): void;
}

/** A visitor who goes through the main states of a widget, whatever its texts are. */
export interface Walk {
  readonly name: string;
  run(walker: Walker): Promise<void>;
}

/** What a page writes on placeholders; the ones that a widget does not know are left out. */
const attributes = ['heading', 'sub-heading', 'button-text', 'label', 'title'];

/** Mounts a widget with every text attribute that it has marked. */
export function openMarked(
  definition: Definition,
  options: OpenFormOptions,
  messages: object,
): Promise<OpenForm> {
  const known = attributes.filter((name) => Object.hasOwn(definition.attributes, name));
  const marked = Object.fromEntries(known.map((name) => [name, `«${name}»`]));
  return openForm(definition, {
    ...options,
    attributes: { ...marked, ...options.attributes },
    config: { ...options.config, messages },
  });
}

/** A walk for a widget with one state. */
export function showing(definition: Definition, options?: OpenFormOptions, state = 'shown'): Walk['run'] {
  return async ({ open, look }) => {
    await open(definition, options);
    look(state);
  };
}

/** Runs a walk on a held clock, for widgets that wait for a pause. `find`, `gone` and `rest` move it. */
export function onHeldClock(run: Walk['run']): Walk['run'] {
  return async ({ open, look }) => {
    holdClock();
    const advanceTimers = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
    const openHeld: Walker['open'] = (definition, options) => open(definition, { ...options, advanceTimers });
    await run({ open: openHeld, look }).finally(() => vi.useRealTimers());
  };
}

/** The first that a selector finds, once it is there. */
export async function find<Found extends Element = HTMLElement>(selector: string): Promise<Found> {
  if (vi.isFakeTimers()) await act(settled); // on a held clock, waitFor may time out before imports have loaded
  return waitFor(() => {
    const found = document.querySelector<Found>(selector);
    expect(found, selector).not.toBeNull();
    return found as Found; // asserted
  });
}

/** Waits until none is left. */
export function gone(selector: string): Promise<void> {
  return waitFor(() => expect(document.querySelector(selector), selector).toBeNull());
}

/** Presses, as soon as it is there. */
export async function press(page: OpenForm, selector: string): Promise<void> {
  await page.user.click(await find(selector));
}

/** The next requests get these answers once the returned function is called: until then the widget is busy. */
export function answer(page: OpenForm, ...answers: FakeAnswer[]): () => void {
  page.api.queue.push(...answers);
  return page.api.hold();
}

/** Moves the held clock, and lets what needs no clock happen before and after. */
export async function rest(milliseconds = 0): Promise<void> {
  await act(settled);
  await pass(milliseconds);
  await act(settled);
}
