import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { icon, Icon, iconNames } from '../index.ts';
import { icons } from './icons.ts';

let snippet: MountedSnippet | undefined;

afterEach(() => snippet?.remove());

const path = (container: ParentNode) => container.querySelector('path')?.getAttribute('d');

describe('each icon', () => {
  test.each(iconNames)('%s is one line of at most 500 bytes that begins on the grid', async (name) => {
    const { path: line } = await icons[name]();
    expect(line).toMatch(/^M\d[\dMHVLAQZmhvlaqcz .-]*$/i);
    expect(line.length).toBeLessThan(500);
  });

  test('is unique', async () => {
    const lines = await Promise.all(Object.values(icons).map(async (load) => (await load()).path));
    expect(new Set(lines).size).toBe(13);
  });
});

describe('an icon', () => {
  test('is decorative, and reserves its space until it is fetched', async () => {
    const { container } = render(<Icon name="phone" />);
    expect(container.querySelector('svg')?.outerHTML).toBe(
      '<svg class="aw-glyph" viewBox="0 0 24 24" aria-hidden="true"></svg>',
    );
    await vi.waitFor(() => expect(path(container)).toBeDefined());
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('with a label has a name', () => {
    render(<Icon name="hand" label="By hand" />);
    expect(screen.getByRole('img', { name: 'By hand' }).getAttribute('aria-hidden')).toBeNull();
  });

  test('changes with its name', async () => {
    const { container, rerender } = render(<Icon name="phone" />);
    rerender(<Icon name="deposits" />);
    const { path: deposits } = await icons.deposits();
    await vi.waitFor(() => expect(path(container)).toBe(deposits));
  });
});

describe('a placeholder', () => {
  test('shows the icon in its line', async () => {
    snippet = await mountSnippet(
      '<p>Call <span class="aw-widget" data-widget="icon" data-name=" Phone "></span> us</p>',
      icon,
    );
    const { element } = snippet;
    await vi.waitFor(() => expect(path(element)).toBeDefined());
    expect(element.querySelector('span.aw-root--inline > svg')).not.toBeNull();
  });

  test('with an unknown name shows its fallback, and suggests the nearest name', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    snippet = await mountSnippet(
      '<span class="aw-widget" data-widget="icon" data-name="phon">☎</span>',
      icon,
    );
    expect(snippet.element.dataset.widgetState).toBe('invalid');
    expect(snippet.element.textContent).toBe('☎');
    await vi.waitFor(() => expect(warn.mock.calls.join()).toContain('data-name="phone"'));
  });

  test('shows its fallback if the icon fails to load', async () => {
    vi.spyOn(icons, 'hand').mockRejectedValue(new Error('no network'));
    vi.spyOn(console, 'error').mockReturnValue();
    snippet = await mountSnippet(
      '<span class="aw-widget" data-widget="icon" data-name="hand">✋</span>',
      icon,
    );
    const { element } = snippet;
    await vi.waitFor(() => expect(element.dataset.widgetState).toBe('failed'));
    expect(element.textContent).toBe('✋');
  });
});

test('a failed icon in another widget affects nothing else', async () => {
  vi.spyOn(icons, 'hand').mockRejectedValue(new Error('no network'));
  const error = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <p>
      Hello <Icon name="hand" />
    </p>,
  );
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(screen.getByText('Hello')).toBeTruthy();
});
