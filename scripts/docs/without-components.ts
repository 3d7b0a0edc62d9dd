import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens } from '../../stories/docs/read-tokens.ts';
import { tokenWords } from '../../stories/docs/token-words.ts';
import { themeCss } from '../../stories/themes/theme.ts';
import { themes } from '../../stories/themes/themes.ts';
import { code, codeBlock, markdownTable } from '../../stories/widget-page/markdown.ts';
import { root } from '../cdn/find-widgets.ts';
import { readDeclarations } from './declarations.ts';

const declarations = readDeclarations();
const css = new Map(Object.entries(themes).map(([name, theme]) => [name, themeCss(theme)]));

/** Returns an MDX page as Markdown: its declarations, themes and tokens written out, and without its previews. */
export function withoutComponents(mdx: string): string {
  return mdx
    .replace(/^import .*\n/gm, '')
    .replace(/<Declarations of=\{\[([^\]]*)\]\} \/>/g, (_, names: string) =>
      Array.from(names.matchAll(/'(\w+)'/g), ([, name = '']) => declarationOf(name)).join('\n\n'),
    )
    .replace(
      /^ *<Source language="(\w+)" code=\{themeCss\(themes\.(\w+)\)\} \/>$/gm,
      (_, language: string, name: string) => codeBlock(language, css.get(name) ?? ''),
    )
    .replace(
      /^<Source\s+language="(\w+)"\s+code=\{`([^`]*)`\}\s*\/>$/gm,
      (_, language: string, text: string) => codeBlock(language, text),
    )
    .replace(/^<TokenTable [^>]*\/>$/m, tokenTable)
    .replace(/^<[A-Z]\w*\s[^>]*\/>$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The declaration of what `ui` or `forms` exports under this name, and of the types that it mentions, as Markdown. */
export function declarationOf(name: string): string {
  return codeBlock('ts', (declarations[name] ?? []).join('\n\n'));
}

function tokenTable(): string {
  const sheet = readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8');
  const rows = readTokens(sheet).map(({ name, light, dark = light }) => {
    const words = tokenWords[name.replace('--aw-', '')];
    return [code(name), words?.reaches ?? '', words?.unit ?? '', code(light), code(dark)];
  });
  const heads = ['Token', 'What it reaches', 'Unit', 'On a light ground', 'On a dark ground'];
  return `## Every token\n\n${markdownTable(heads, rows)}`;
}
