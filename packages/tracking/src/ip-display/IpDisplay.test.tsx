import { trackingInfo } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { ipDisplay } from '../index.ts';

let snippet: MountedSnippet | undefined;

afterEach(() => snippet?.remove());

async function mount(ip: string): Promise<HTMLElement> {
  snippet = await mountSnippet(`<div class="aw-widget" data-widget="ip-display" data-ip="${ip}"></div>`, ipDisplay);
  return snippet.element;
}

test.each(['203.0.113.7', '2001:db8::1'])('%s is taken into the visitor record, and nothing is shown (H38)', async (ip) => {
  const element = await mount(ip);
  await vi.waitFor(() => expect(trackingInfo().ipAddress).toBe(ip));
  expect([element.hidden, element.textContent]).toEqual([true, '']);
});

test('what is no address leaves the one before, and the editor is told', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await mount('203.0.113.7');
  snippet?.remove();
  const element = await mount('{{ ip }}');
  await vi.waitFor(() => expect(warn.mock.calls.join()).toContain('not an IPv4 or IPv6 address'));
  expect([trackingInfo().ipAddress, element.hidden]).toEqual(['203.0.113.7', true]);
});

test('the record keeps the address when the widget goes, and the placeholder is as it was', async () => {
  const element = await mount('203.0.113.9');
  snippet?.unmount();
  expect([trackingInfo().ipAddress, element.hasAttribute('hidden')]).toEqual(['203.0.113.9', false]);
});

test('follows its attribute', async () => {
  const element = await mount('203.0.113.7');
  element.dataset.ip = '203.0.113.8';
  await snippet?.mounted?.refresh();
  await vi.waitFor(() => expect(trackingInfo().ipAddress).toBe('203.0.113.8'));
});
