import { tokenWords } from './token-words.ts';

/** A design token: its default on a light background, and on a dark one if that differs. */
export interface Token {
  readonly name: string;
  readonly light: string;
  readonly dark?: string;
}

/** Reads the tokens that a style sheet declares for `:root` and for dark backgrounds, and adds the others. */
export function readTokens(sheet: string): Token[] {
  const light = declaredFor(':root', sheet);
  const dark = declaredFor('[data-aw-theme', sheet);
  return Object.entries(tokenWords).flatMap(([word, { fallback }]) => {
    const name = `--aw-${word}`;
    const value = light.get(name) ?? fallback;
    return value === undefined ? [] : [{ name, light: value, dark: dark.get(name) }];
  });
}

/** Returns the tokens that a style sheet declares, by name. */
export function declaredTokens(sheet: string): string[] {
  return [...declaredFor(':root', sheet).keys()];
}

function declaredFor(selector: string, sheet: string): Map<string, string> {
  const blocks = [...sheet.matchAll(/^:where\(([^{]*)\{([^}]*)\}/gm)];
  const own = blocks.filter(([, selectors = '']) => selectors.startsWith(selector));
  return declarations(own.map(([, , body = '']) => body).join(''));
}

function declarations(body: string): Map<string, string> {
  const pairs = Array.from(
    body.matchAll(/(--aw-(?!default-)[\w-]+):\s*([^;]+);/g),
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return new Map(pairs);
}
