import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('calls its handler when pressed', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Request a call</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Request a call' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('submits nothing by default', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Clear</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('submits its form as a submit button', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('is announced as disabled while busy', () => {
  render(<Button isBusy>Sending…</Button>);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

test('is not announced as disabled at rest', () => {
  render(<Button>Send</Button>);
  expect(screen.getByRole('button').hasAttribute('aria-disabled')).toBe(false);
});

test('keeps the focus while busy', async () => {
  const { rerender } = render(<Button>Send</Button>);
  await userEvent.tab();
  rerender(<Button isBusy>Sending…</Button>);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sending…' }));
});

test('is never disabled natively, as that would lose the focus', () => {
  render(<Button isBusy>Sending…</Button>);
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
});

test('fault 52: survives a browser that translates its words', () => {
  const { rerender } = render(<Button>Send</Button>);
  const words = screen.getByText('Send');
  const font = document.createElement('font');
  font.textContent = 'Tukua';
  words.replaceChildren(font);
  expect(() => rerender(<Button isBusy>Sending…</Button>)).not.toThrow();
});

describe('what a page does to the button in answer to a press', () => {
  type Change = (button: HTMLButtonElement) => void;

  const changes: readonly (readonly [string, Change])[] = [
    ['disabled', (button) => (button.disabled = true)],
    ['inert', (button) => button.setAttribute('inert', '')],
    ['a value', (button) => (button.value = 'Please wait')],
    ['a class', (button) => button.classList.add('is-loading')],
    ['a style', (button) => (button.style.opacity = '0.5')],
    ['aria-disabled', (button) => button.setAttribute('aria-disabled', 'true')],
    ['another type', (button) => (button.type = 'button')],
    ['another text', (button) => (button.textContent = 'Please wait')],
    ['another text within its label', (button) => button.lastElementChild?.replaceChildren('Please wait')],
    [
      'other letters in its text',
      (button) => ((button.lastElementChild?.firstChild as Text).data = 'Please wait'),
    ],
    ['a spinner', (button) => (button.innerHTML = '<i></i>')],
    ['no content', (button) => button.replaceChildren()],
  ];

  /** A form around a button, in which the page changes the button at each press. */
  function renderForm(change: Change, type: 'click' | 'submit' = 'submit') {
    const listener = ({ target }: Event) => {
      const button = (target as Element).closest('form')?.querySelector('button');
      if (button) change(button);
    };
    const undo = new AbortController();
    document.addEventListener(type, listener, { capture: true, signal: undo.signal });
    const tree = (words: string, isBusy = false) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Name" />
        <Button type="submit" isBusy={isBusy}>
          {words}
        </Button>
      </form>
    );
    const { rerender } = render(tree('Send'));
    return {
      button: screen.getByRole<HTMLButtonElement>('button'),
      show: (words: string, isBusy = false) => rerender(tree(words, isBusy)),
      end: () => undo.abort(),
    };
  }

  test.each(changes)('%s is undone', async (_name, change) => {
    const { button, end } = renderForm(change);
    const before = button.outerHTML;
    await userEvent.click(button);
    expect(button.outerHTML).toBe(before);
    end();
  });

  test.each(changes)('%s does not keep the label from changing', async (_name, change) => {
    const { button, show, end } = renderForm(change);
    await userEvent.click(button);
    show('Sending…', true);
    expect(button.textContent).toBe('Sending…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    show('Try again');
    expect(button.textContent).toBe('Try again');
    end();
  });

  test('a change that comes before the click does not keep it from submitting', async () => {
    const onSubmit = vi.fn();
    const { button, end } = renderForm((each) => (each.disabled = true), 'click');
    document.addEventListener('submit', onSubmit, { once: true });
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledOnce();
    end();
  });

  test('a change of its fields is undone', async () => {
    const { button, end } = renderForm(({ form }) =>
      form?.querySelector('input')?.setAttribute('disabled', ''),
    );
    await userEvent.click(button);
    expect(screen.getByLabelText('Name')).toHaveProperty('disabled', false);
    end();
  });

  test('a change at rest stays', async () => {
    const { button, end } = renderForm(() => {});
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Name'), 'a');
    button.disabled = true;
    await Promise.resolve();
    expect(button.disabled).toBe(true);
    end();
  });

  test('a label of the page comes back with the state in which it was set', async () => {
    const { button, show, end } = renderForm((each) => (each.textContent = 'Please wait'));
    button.lastElementChild?.replaceChildren('Tukua');
    await userEvent.click(button);
    show('Sending…', true);
    show('Send');
    await Promise.resolve();
    expect(button.textContent).toBe('Tukua');
    end();
  });

  test('a page that repeats its change at each undo ends the exchange', async () => {
    const { button, end } = renderForm((each) => (each.disabled = true));
    const observer = new MutationObserver(() => button.disabled || (button.disabled = true));
    observer.observe(button, { attributes: true });
    await userEvent.click(button);
    expect(button.disabled).toBe(true);
    observer.disconnect();
    end();
  });
});
