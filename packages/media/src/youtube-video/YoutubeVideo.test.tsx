import { configure, setConsent } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';

let snippet: MountedSnippet | undefined;

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  act(() => setConsent({ videos: undefined } as object));
  configure({});
  vi.restoreAllMocks();
});

async function open(attributes = 'data-thumbnail="true"', inside = ''): Promise<MountedSnippet> {
  snippet = await mountSnippet(
    `<div data-widget="youtube-video" data-video="M7lc1UVf-VE" ${attributes}><a href="https://youtu.be/M7lc1UVf-VE">${inside}Watch</a></div>`,
    definition,
  );
  return snippet;
}

const pictures = () => [...(snippet?.element.querySelectorAll('img') ?? [])];
const addresses = () => pictures().map((image) => image.getAttribute('src'));

const sharp = 'https://i.ytimg.com/vi_webp/M7lc1UVf-VE/maxresdefault.webp';
const plain = 'https://i.ytimg.com/vi/M7lc1UVf-VE/hqdefault.jpg';

describe('the thumbnail of YouTube', () => {
  test('shows if the page wants it and has no picture', async () => {
    await open();
    expect(addresses()).toEqual([sharp]);
  });

  test('does not show unless the page wants it', async () => {
    await open('');
    expect(addresses()).toEqual([]);
  });

  test("gives way to the page's own picture", async () => {
    await open('data-thumbnail="true"', '<img src="/own.jpg" alt="">');
    expect(addresses()).toEqual(['/own.jpg']);
  });

  test('tells YouTube nothing of the page, and has no text beside the name of the button', async () => {
    await open();
    expect(pictures()[0]?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(pictures()[0]?.alt).toBe('');
  });

  test('is a smaller one if there is no sharp one, and then none', async () => {
    await open();
    const [image] = pictures();
    if (!image) throw new Error('expected a picture');
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(120); // the grey picture that comes with a 404
    fireEvent.load(image);
    expect(addresses()).toEqual([plain]);
    fireEvent.error(image);
    expect(addresses()).toEqual([]);
  });

  test('stays if it is a real one', async () => {
    await open();
    const [image] = pictures();
    if (!image) throw new Error('expected a picture');
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(1280);
    fireEvent.load(image);
    expect(addresses()).toEqual([sharp]);
  });
});

describe('with consent required', () => {
  test('the thumbnail waits for consent to videos, and goes with it', async () => {
    configure({ json: { consent: 'required' } });
    await open();
    expect(addresses()).toEqual([]);
    act(() => setConsent({ maps: true }));
    expect(addresses()).toEqual([]);
    act(() => setConsent({ videos: true }));
    expect(addresses()).toEqual([sharp]);
    act(() => setConsent({ videos: false }));
    expect(addresses()).toEqual([]);
  });
});
