import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useSubmission } from './useSubmission.ts';

/** A form with a field of each kind. */
function Form({ send }: { readonly send: () => Promise<void> }) {
  const element = useRef<HTMLDivElement>(null);
  const submission = useSubmission(element);
  const submit = () =>
    submission.submit({ validate: () => Promise.resolve('values'), send, onSent: () => {} });
  return (
    <div ref={element}>
      <input aria-label="Name" />
      <textarea aria-label="Message" />
      <input type="checkbox" aria-label="Box" />
      <button type="button" onClick={submit}>
        {submission.state.status}
      </button>
    </div>
  );
}

/** Returns what keeps a field from changing when the request is about to be sent. */
async function stateAtSending(label: string): Promise<string> {
  let state = 'not sent';
  const send = vi.fn(() => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    state = field.readOnly ? 'readonly' : (field.getAttribute('aria-readonly') ?? 'editable');
    return Promise.resolve();
  });
  render(<Form send={send} />);
  await userEvent.setup().click(screen.getByRole('button'));
  await screen.findByText('succeeded');
  return state;
}

test.each([
  ['Name', 'readonly'],
  ['Message', 'readonly'],
  ['Box', 'true'],
])('%s is read-only before the request goes out', async (label, expected) => {
  expect(await stateAtSending(label)).toBe(expected);
});
