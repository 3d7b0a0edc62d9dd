import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DisclosureButton } from './DisclosureButton.tsx';

test.each([true, false])('announces whether its content is open: %s', (isOpen) => {
  render(
    <DisclosureButton isOpen={isOpen} controls="rest" onToggle={() => {}}>
      More
    </DisclosureButton>,
  );
  const button = screen.getByRole('button', { name: 'More', expanded: isOpen });
  expect(button.getAttribute('aria-controls')).toBe('rest');
  expect(button.hasAttribute('aria-haspopup')).toBe(false);
});

test('has a name though it shows only an arrow, which is hidden from assistive technology', () => {
  render(<DisclosureButton isOpen={false} controls="rest" onToggle={() => {}} label="More in Loans" />);
  const button = screen.getByRole('button', { name: 'More in Loans' });
  expect(button.textContent).toBe('');
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each(['{Enter}', ' '])('toggles on %j', async (key) => {
  const onToggle = vi.fn();
  render(
    <DisclosureButton isOpen={false} controls="rest" onToggle={onToggle}>
      More
    </DisclosureButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onToggle).toHaveBeenCalledOnce();
});

test('never submits its form, and takes a class name', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <DisclosureButton isOpen={false} controls="rest" onToggle={() => {}} className="own">
        More
      </DisclosureButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button').className).toBe('aw-disclosure own');
});
