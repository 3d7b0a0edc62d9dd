import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import type { Definition } from '@adviser-widgets/widget';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { definition as iframeEmbed } from './iframe-embed/definition.ts';
import { definition as youtubeVideo } from './youtube-video/definition.ts';

let snippet: MountedSnippet | undefined;

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
});

interface Sample {
  readonly definition: Definition;
  readonly good: string;
  readonly attributes: string;
}

const widgets: Readonly<Record<'video' | 'src', Sample>> = {
  video: { definition: youtubeVideo, good: 'https://youtu.be/M7lc1UVf-VE', attributes: '' },
  src: { definition: iframeEmbed, good: '/calculators', attributes: 'data-title="Rates"' },
};

async function mount(name: keyof typeof widgets, value: string): Promise<HTMLElement> {
  const { definition, attributes } = widgets[name];
  const html = `<div data-widget="${definition.name}" data-${name}='${value}' ${attributes}><a href="/elsewhere">See it there</a></div>`;
  snippet = await mountSnippet(html, definition);
  return snippet.element;
}

const slips: readonly (readonly [keyof typeof widgets, string])[] = [
  ['video', 'hello'],
  ['video', 'https://vimeo.com/76979871'],
  ['video', 'https://www.youtube.com/playlist?list=PL12'],
  ['src', 'mailto:jo@example.nz'],
  ['src', 'tel:0800000000'],
  ['src', 'https://'],
  ['src', 'http://[nowhere'],
];

/** In the console of an app, whose definitions are whole. */
const answers: Readonly<Record<string, string>> = {
  'https://vimeo.com/76979871': 'a video on Vimeo, and this widget shows only those on YouTube; use',
  'https://www.youtube.com/playlist?list=PL12': 'a playlist, and this widget shows one video; open',
};

describe.each(slips)('data-%s="%s"', (name, value) => {
  test('is invalid, and keeps the fallback', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount(name, value);
    expect(element.dataset.widgetState).toBe('invalid');
    expect(element.innerHTML).toBe('<a href="/elsewhere">See it there</a>');
  });

  test('is reported with the expected form and an example, or with what to do instead', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await mount(name, value);
    const { expected = '', example = '' } = widgets[name].definition.attributes[name] ?? {};
    const instead = answers[value];
    const wanted = instead ?? `not ${expected}; for example data-${name}="${example}"`;
    await vi.waitFor(() =>
      expect(warn.mock.calls.map(([text]) => String(text))).toContainEqual(
        expect.stringContaining(`data-${name}="${value}" is ${wanted}`),
      ),
    );
  });
});

test.each([
  ['video', 'hello'],
  ['src', 'mailto:jo@example.nz'],
] as const)(
  'data-%s changed to "%s" restores the fallback, and changed again the widget',
  async (name, value) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount(name, widgets[name].good);
    element.setAttribute(`data-${name}`, value);
    await snippet?.placeholder.refresh();
    expect(element.dataset.widgetState).toBe('invalid');
    expect(element.innerHTML).toBe('<a href="/elsewhere">See it there</a>');
  },
);
