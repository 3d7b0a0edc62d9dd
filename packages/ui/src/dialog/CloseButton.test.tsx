import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CloseButton } from './CloseButton.tsx';

test('has a name though it shows a cross', () => {
  render(<CloseButton label="Close" onClick={() => {}} />);
  expect(screen.getByRole('button', { name: 'Close' }).textContent).toBe('');
});

test('hides its drawing from assistive technology', () => {
  render(<CloseButton label="Close" onClick={() => {}} />);
  expect(screen.getByRole('button').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('closes on Enter or Space', async () => {
  const onClick = vi.fn();
  render(<CloseButton label="Close" onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('never submits its form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <CloseButton label="Close" onClick={() => {}} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
