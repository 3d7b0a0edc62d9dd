import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInherited, readTokens } from '../../stories/docs/read-tokens.ts';
import { tokenWords } from '../../stories/docs/token-words.ts';
import { brand, night, plain, themeCss, warm } from '../../stories/themes/themes.ts';
import { code, codeBlock, markdownList, markdownTable } from '../../stories/widget-page/markdown.ts';
import { root } from '../cdn/find-widgets.ts';
import { readDeclarations } from './declarations.ts';

const declarations = readDeclarations();
const themes: Readonly<Record<string, string>> = {
  brand: themeCss(brand),
  warm: themeCss(warm),
  night: themeCss(night),
  plain: themeCss(plain),
};

/** Returns an MDX page as Markdown: its declarations, themes and tokens written out, and without its previews. */
export function withoutComponents(mdx: string): string {
  return mdx
    .replace(/^import .*\n/gm, '')
    .replace(/<Declarations of=\{\[([^\]]*)\]\} \/>/g, (_, names: string) =>
      Array.from(names.matchAll(/'(\w+)'/g), ([, name = '']) => declarationOf(name)).join('\n\n'),
    )
    .replace(
      /^ *<Source language="(\w+)" code=\{themeCss\((\w+)\)\} \/>$/gm,
      (_, language: string, name: string) => codeBlock(language, themes[name] ?? ''),
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
  const sheet = (name: string) => readFileSync(join(root, 'packages/ui/src', name), 'utf8');
  const rows = readTokens(sheet('tokens.css')).map(({ name, light, dark = light }) => [
    code(name),
    tokenWords[name.replace('--aw-', '')] ?? '',
    code(light),
    code(dark),
  ]);
  const table = markdownTable(['Token', 'What it is for', 'On a light ground', 'On a dark ground'], rows);
  const inherited = markdownList(readInherited(sheet('parts.css')).map(code));
  return `## Every token\n\n${table}\n\n## Inherited from your page until you set them\n\n${inherited}`;
}
