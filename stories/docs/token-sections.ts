import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss, type Theme } from '../themes/theme.ts';
import { themes } from '../themes/themes.ts';
import { code, codeBlock, markdownTable, plain } from '../widget-page/markdown.ts';
import { readTokens, type Token } from './read-tokens.ts';
import { tokenWords } from './token-words.ts';

const { brand, ...others } = themes;
// Vitest would import the style sheet as an empty text.
const tokens = readTokens(
  readFileSync(join(import.meta.dirname, '../../packages/ui/src/tokens.css'), 'utf8'),
);
const wordsOf = ({ name }: Token) => tokenWords[name.replace('--aw-', '')];
const isColor = (token: Token) => wordsOf(token)?.unit === 'colour';

/** The generated parts of the page about design tokens, by name. */
export const tokenSections: Readonly<Record<string, () => string>> = {
  brand: () => codeBlock('css', themeCss(brand)),
  themes: () => Object.values(others).map(themeSection).join('\n\n'),
  colours: () =>
    markdownTable(
      ['Token', 'What it reaches', 'On a light ground', 'On a dark ground'],
      tokens
        .filter(isColor)
        .map((token) => [...startOf(token), valueOf(token.light), valueOf(token.dark ?? token.light)]),
    ),
  others: () =>
    markdownTable(
      ['Token', 'What it reaches', 'Unit', 'Default'],
      tokens
        .filter((token) => !isColor(token))
        .map((token) => [...startOf(token), wordsOf(token)?.unit ?? '', valueOf(token.light)]),
    ),
};

function themeSection(theme: Theme): string {
  return `### ${theme.title}\n\n${theme.words}\n\n${codeBlock('css', themeCss(theme))}`;
}

function startOf(token: Token): string[] {
  return [code(token.name), plain(wordsOf(token)?.reaches ?? '')];
}

/** Words in brackets are no CSS. */
function valueOf(value: string): string {
  return value.startsWith('(') ? plain(value) : code(value);
}
