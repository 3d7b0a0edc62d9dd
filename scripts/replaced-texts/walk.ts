import type { FakeAnswer } from '@adviser-widgets/testing';
import { holdClock, pass } from '@adviser-widgets/testing/clock';
import { openForm, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import type { Definition } from '@adviser-widgets/widget';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

export interface Walker {
  open(definition: Definition, options?: OpenFormOptions): Promise<OpenForm>;
  look(state: string): void;
}

/** Goes through the main states of a widget, whatever its texts are. */
export interface Walk {
  readonly name: string;
  run(walker: Walker): Promise<void>;
}

/** Attributes that a widget does not know are left out. */
const attributes = ['heading', 'sub-heading', 'button-text', 'label', 'title'];

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

export function showing(definition: Definition, options?: OpenFormOptions, state = 'shown'): Walk['run'] {
  return async ({ open, look }) => {
    await open(definition, options);
    look(state);
  };
}

/** For widgets that wait for a pause. `find`, `gone` and `rest` advance the clock. */
export function onHeldClock(run: Walk['run']): Walk['run'] {
  return async ({ open, look }) => {
    holdClock();
    const advanceTimers = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
    const openHeld: Walker['open'] = (definition, options) => open(definition, { ...options, advanceTimers });
    await run({ open: openHeld, look }).finally(() => vi.useRealTimers());
  };
}

export async function find<Found extends Element = HTMLElement>(selector: string): Promise<Found> {
  if (vi.isFakeTimers()) await act(settled); // on a held clock, waitFor may time out before imports have loaded
  return waitFor(() => {
    const found = document.querySelector<Found>(selector);
    expect(found, selector).not.toBeNull();
    return found as Found; // asserted
  });
}

export function gone(selector: string): Promise<void> {
  return waitFor(() => expect(document.querySelector(selector), selector).toBeNull());
}

export async function press(page: OpenForm, selector: string): Promise<void> {
  await page.user.click(await find(selector));
}

/** The answers arrive once the returned function is called; until then the widget is busy. */
export function answer(page: OpenForm, ...answers: FakeAnswer[]): () => void {
  page.api.queue.push(...answers);
  return page.api.hold();
}

/** Also lets everything run that needs no clock. */
export async function rest(milliseconds = 0): Promise<void> {
  await act(settled);
  await pass(milliseconds);
  await act(settled);
}
