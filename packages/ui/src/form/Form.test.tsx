import { settled } from '@adviser-widgets/testing/settled';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Form } from './Form.tsx';

let listening: AbortController;
beforeEach(() => (listening = new AbortController()));
afterEach(() => listening.abort());

function listen(type: string, listener: (event: Event) => void): void {
  addEventListener(type, listener, { capture: true, signal: listening.signal });
}

function renderForm(answer?: false) {
  const onPress = vi.fn(() => answer);
  render(
    <Form onPress={onPress}>
      <input aria-label="Name" />
      <button type="button">Clear</button>
      <button type="submit">
        <b>Send</b>
      </button>
    </Form>,
  );
  return onPress;
}

const presses: readonly (readonly [string, () => Promise<void>])[] = [
  ['a press of its button', () => userEvent.click(screen.getByText('Send'))],
  ['Enter in a field', () => userEvent.type(screen.getByLabelText('Name'), '{Enter}')],
];

describe.each(presses)('%s', (_name, press) => {
  test('is one press', async () => {
    const onPress = renderForm();
    await press();
    await settled();
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('is one press without a submit event, as in a frame that submits no forms', async () => {
    const onPress = renderForm();
    listen('submit', (event) => event.stopImmediatePropagation());
    await press();
    await settled();
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('is none if the page cancels the click', async () => {
    const onPress = renderForm();
    listen('click', (event) => event.preventDefault());
    await press();
    await settled();
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe.each(['mouseDown', 'click'] as const)('the second half of a double click: %s', (type) => {
  const second = (name: string) => fireEvent[type](screen.getByText(name), { detail: 2 });

  test('does nothing to what has moved under the pointer, if the first was a press', () => {
    renderForm();
    fireEvent[type](screen.getByText('Send'), { detail: 1 });
    expect(second('Clear')).toBe(false); // prevented
  });

  test('does what it does, if the first was no press', () => {
    renderForm();
    fireEvent[type](screen.getByText('Clear'), { detail: 1 });
    expect(second('Clear')).toBe(true);
  });
});

test('another button does not press it', async () => {
  const onPress = renderForm();
  await userEvent.click(screen.getByText('Clear'));
  await settled();
  expect(onPress).not.toHaveBeenCalled();
});

test.each([
  [undefined, true],
  [false, false],
] as const)('an answer of %j prevents what the browser does: %j', async (answer, isPrevented) => {
  renderForm(answer);
  const seen: boolean[] = [];
  document.addEventListener(
    'submit',
    (event) => (seen.push(event.defaultPrevented), event.preventDefault()),
    {
      signal: listening.signal,
    },
  );
  await userEvent.click(screen.getByText('Send'));
  expect(seen).toEqual([isPrevented]);
});

describe("a script's submit()", () => {
  /** In answer to a press, as scripts that check or count forms do. */
  async function pressAndSubmit(): Promise<number> {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    listen('submit', ({ target }) => (target as HTMLFormElement).submit());
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    return submit.mock.calls.length;
  }

  test('sends nothing, and is no press', async () => {
    const onPress = renderForm();
    expect(await pressAndSubmit()).toBe(0);
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('closes nothing before anybody has pressed', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    renderForm();
    document.forms[0]?.submit();
    expect(submit).not.toHaveBeenCalled();
  });

  test('sends a form with an address of its own', async () => {
    render(
      <Form method="get" action="/search" onPress={() => {}}>
        <input aria-label="Name" />
      </Form>,
    );
    expect(await pressAndSubmit()).toBe(1);
  });
});
