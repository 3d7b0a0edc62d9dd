import { codeBlock } from '../../stories/widget-page/markdown.ts';
import { readDeclarations } from './declarations.ts';

const declarations = readDeclarations();
/** Returns an MDX page as Markdown: its declarations written out, and without other components. */
export function withoutComponents(mdx: string): string {
  return mdx
    .replace(/^import .*\n/gm, '')
    .replace(/<Declarations of=\{\[([^\]]*)\]\} \/>/g, (_, names: string) =>
      Array.from(names.matchAll(/'(\w+)'/g), ([, name = '']) => declarationOf(name)).join('\n\n'),
    )
    .replace(/^<[A-Z]\w*\s[^>]*\/>$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The declaration of what `ui` or `forms` exports under this name, and of the types that it mentions, as Markdown. */
export function declarationOf(name: string): string {
  return codeBlock('ts', (declarations[name] ?? []).join('\n\n'));
}
