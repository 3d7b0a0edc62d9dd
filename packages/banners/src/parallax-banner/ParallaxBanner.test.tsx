import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ParallaxBanner } from '../index.ts';
import { definition } from './definition.ts';

let snippet: MountedSnippet | undefined;

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
});

async function open(attributes: string): Promise<HTMLElement> {
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="parallax-banner" ${attributes}><h2>Home</h2></div>`,
    definition,
  );
  return snippet.element.querySelector('.aw-parallax') as HTMLElement; // it renders nothing else
}

test.each([
  ['', '70vh'],
  ['480px', '480px'],
  ['62.5svh', '62.5svh'],
  ['30rem', '30rem'],
  ['100%', undefined],
  ['480', undefined],
  ['-5px', undefined],
  ['calc(1px)', undefined],
  ['1px; color: red', undefined],
])('data-height="%s" is %s, or reported', async (height, expected) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const banner = await open(height && `data-height="${height}"`);
  const said = warn.mock.calls
    .map(([text]) => String(text))
    .filter((text) => text.includes('is not a number with vh, svh, px or rem'));
  expect(banner.style.getPropertyValue('--aw-parallax-height')).toBe(expected ?? '70vh');
  expect(said).toHaveLength(expected ? 0 : 1);
});

test('in an app a wrong height is reported by the name of the prop', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<ParallaxBanner height="480" />);
  expect(warn.mock.calls.join()).toContain('the height "480" is not a number');
  expect(warn.mock.calls.join()).not.toContain('data-');
});

test('lists the picture for small windows before the other one', async () => {
  const banner = await open('data-image="/wide.jpg" data-image-mobile="/small.jpg"');
  const [source, image] = [banner.querySelector('source'), banner.querySelector('img')];
  expect(source?.media).toBe('(max-width: 767.98px)');
  expect(source?.getAttribute('srcset')).toBe('/small.jpg');
  expect(image?.getAttribute('src')).toBe('/wide.jpg');
  expect(image?.alt).toBe('');
});

test('shows only the content without a picture', async () => {
  const banner = await open('');
  expect(banner.querySelector('img')).toBeNull();
  expect(banner.textContent).toBe('Home');
});
