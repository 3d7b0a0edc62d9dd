import { trackingInfo } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { ipDisplay } from '../index.ts';

let snippet: MountedSnippet | undefined;

afterEach(() => snippet?.remove());

async function mount(ip: string): Promise<HTMLElement> {
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="ip-display" data-ip="${ip}"></div>`,
    ipDisplay,
  );
  return snippet.element;
}

test.each(['203.0.113.7', '2001:db8::1'])(
  '%s is stored in the visitor record, and nothing shows',
  async (ip) => {
    const element = await mount(ip);
    await vi.waitFor(() => expect(trackingInfo().ipAddress).toBe(ip));
    expect(element.hidden).toBe(true);
    expect(element.textContent).toBe('');
  },
);

test('an invalid address keeps the previous one, and warns the editor', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await mount('203.0.113.7');
  snippet?.remove();
  const element = await mount('{{ ip }}');
  await vi.waitFor(() => expect(warn.mock.calls.join()).toContain('not an IPv4 or IPv6 address'));
  expect(trackingInfo().ipAddress).toBe('203.0.113.7');
  expect(element.hidden).toBe(true);
});

test('the record keeps the address when the widget unmounts, and the placeholder is restored', async () => {
  const element = await mount('203.0.113.9');
  snippet?.unmount();
  expect(trackingInfo().ipAddress).toBe('203.0.113.9');
  expect(element.hasAttribute('hidden')).toBe(false);
});

test('follows a changed attribute', async () => {
  const element = await mount('203.0.113.7');
  element.dataset.ip = '203.0.113.8';
  await snippet?.placeholder.refresh();
  await vi.waitFor(() => expect(trackingInfo().ipAddress).toBe('203.0.113.8'));
});
