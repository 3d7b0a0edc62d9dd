import type { CSSProperties } from 'react';

/** A theme for a site: a few design tokens, and the page they are meant for. */
export interface Theme {
  readonly title: string;
  /** What it looks like, as Markdown. */
  readonly words: string;
  /** The selector of its CSS block. */
  readonly selector: ':root' | "[data-aw-theme='dark']";
  readonly tokens: Readonly<Record<`--aw-${string}`, string>>;
  /** The site's own colours: the background, the card that contains the widgets, and the text. */
  readonly page: { readonly ground: string; readonly card: string; readonly text: string };
}

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
