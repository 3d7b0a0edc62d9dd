import { createLazyPart } from '@adviser-widgets/core';
import { settled } from '@adviser-widgets/testing/settled';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useLazyPart } from './useLazyPart.ts';

const Greeting = () => <p>Kia ora</p>;

/** Renders a button that loads a component. */
function open(importPart: () => Promise<typeof Greeting>, onFailure?: (error: unknown) => void) {
  const { load } = createLazyPart('The greeting', importPart);
  function Page() {
    const [Part, loadPart] = useLazyPart(load);
    return Part ? <Part /> : <button onClick={() => loadPart(onFailure)}>Greet</button>;
  }
  render(<Page />);
}

async function press() {
  await userEvent.click(screen.getByRole('button'));
  await act(settled);
}

const greeting = () => screen.queryByText('Kia ora');

test('loads nothing until asked', async () => {
  const importPart = vi.fn(() => Promise.resolve(Greeting));
  open(importPart);
  await act(settled);
  expect(importPart).not.toHaveBeenCalled();
});

test('renders the part once it has loaded', async () => {
  open(() => Promise.resolve(Greeting));
  await press();
  expect(greeting()).not.toBeNull();
});

test('passes a failure on, with the name of the part', async () => {
  const onFailure = vi.fn();
  open(() => Promise.reject(new Error('offline')), onFailure);
  await press();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'The greeting could not be loaded: Error: offline' }),
  );
});

test('ignores a failure that is never read', async () => {
  open(() => Promise.reject(new Error('offline'))); // an unhandled rejection would fail the test
  await press();
  expect(greeting()).toBeNull();
});

test('loads again after a failure', async () => {
  open(
    vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Greeting),
  );
  await press();
  await press();
  expect(greeting()).not.toBeNull();
});

test('does not load again because its component renders again', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const loaders = new Set<unknown>();
  function Page() {
    loaders.add(useLazyPart(load)[1]);
    return null;
  }
  const { rerender } = render(<Page />);
  rerender(<Page />);
  expect(loaders.size).toBe(1);
});
