import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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
