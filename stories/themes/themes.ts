import type { CSSProperties } from 'react';

/** A theme for a site: a few design tokens, and the page they are meant for. */
export interface Theme {
  /** The selector of its CSS block. */
  readonly selector: ':root' | "[data-aw-theme='dark']";
  readonly tokens: Readonly<Record<`--aw-${string}`, string>>;
  /** The site's own colours: the background, the card that contains the widgets, and the text. */
  readonly page: { readonly ground: string; readonly card: string; readonly text: string };
}

/** One colour of a brand; the others follow from it. */
export const brand: Theme = {
  selector: ':root',
  tokens: {
    '--aw-color-primary': '#0b6e4f',
    '--aw-color-primary-hover': 'color-mix(in oklab, var(--aw-color-primary), black 25%)',
    '--aw-color-on-primary': '#fff',
    '--aw-color-accent': 'var(--aw-color-primary)',
    '--aw-color-accent-surface': 'color-mix(in oklab, var(--aw-color-primary), white 90%)',
    '--aw-color-link': 'var(--aw-color-primary)',
    '--aw-color-focus': 'color-mix(in oklab, var(--aw-color-primary), black 40%)',
    '--aw-radius': '6px',
  },
  page: { ground: '#fff', card: '#fff', text: '#1c2a3a' },
};

/** Terracotta on cream, round and friendly. */
export const warm: Theme = {
  selector: ':root',
  tokens: {
    '--aw-color-primary': '#9a3412',
    '--aw-color-primary-hover': '#7c2d12',
    '--aw-color-accent': '#92400e',
    '--aw-color-accent-surface': '#fff1de',
    '--aw-color-link': '#9a3412',
    '--aw-color-muted': '#6b4f3f',
    '--aw-color-field-text': '#3a2417',
    '--aw-color-border': '#94765a',
    '--aw-color-focus': '#b45309',
    '--aw-radius': '16px',
    '--aw-control-height': '52px',
    '--aw-font-size-heading': '30px',
  },
  page: { ground: '#fdf3e5', card: '#fffaf3', text: '#3a2417' },
};

/** Violet on near black, for a section marked as dark. */
export const night: Theme = {
  selector: "[data-aw-theme='dark']",
  tokens: {
    '--aw-color-primary': '#a78bfa',
    '--aw-color-primary-hover': '#c4b5fd',
    '--aw-color-on-primary': '#1e1033',
    '--aw-color-accent': '#34d399',
    '--aw-color-accent-surface': '#0f2a22',
    '--aw-color-link': '#a5c8ff',
    '--aw-color-muted': '#c0c8d1',
    '--aw-color-surface': '#161b22',
    '--aw-color-field-text': '#f0f6fc',
    '--aw-color-border': '#8b949e',
    '--aw-color-focus': '#fbbf24',
    '--aw-radius': '10px',
  },
  page: { ground: '#06090d', card: '#0d1117', text: '#e6edf3' },
};

/** Black on white with square corners, compact and without motion. */
export const plain: Theme = {
  selector: ':root',
  tokens: {
    '--aw-color-primary': '#000',
    '--aw-color-primary-hover': '#333',
    '--aw-color-accent': '#00449e',
    '--aw-color-accent-surface': '#e8f0fe',
    '--aw-color-link': '#00449e',
    '--aw-color-muted': '#333',
    '--aw-color-field-text': '#000',
    '--aw-color-border': '#000',
    '--aw-color-error': '#a30000',
    '--aw-color-focus': '#b8006e',
    '--aw-space': '5px',
    '--aw-radius': '2px',
    '--aw-control-height': '44px',
    '--aw-font-size-heading': '22px',
    '--aw-duration': '0ms',
  },
  page: { ground: '#fff', card: '#fff', text: '#000' },
};

/** Returns the CSS block that applies the theme. */
export function themeCss({ selector, tokens }: Theme): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** Returns the story `parameters` for a page in this theme. */
export function themeParameters({ selector, tokens, page }: Theme) {
  const style: Record<string, string> = {
    ...tokens,
    '--host-card': page.card,
    background: page.ground,
    color: page.text,
  };
  // React's type does not include custom properties.
  return { theme: selector === ':root' ? undefined : 'dark', tokens: style as CSSProperties };
}

/** Stands for a photo: a picture of which nothing is known. */
const photo =
  'linear-gradient(120deg, #f6d365, #8a4b2d 45%, #10243f), url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E")';

/** Pages of a site without any token or attribute: the widgets read the background. */
export const paper = { background: '#fff', color: '#1c2a3a' };
export const midnight = { background: '#0b1220', color: '#e6edf3' };
export const onPhoto = { background: `${photo} center / cover`, color: '#fff' };
