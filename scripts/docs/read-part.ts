import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { codeBlock } from '../../stories/widget-page/markdown.ts';
import { readMeta } from './page-ids.ts';
import type { DocsPage } from './docs-page.ts';
import { declarationOf } from './without-components.ts';

/** Reads the page of a component or a hook from its stories: what it is for, an example, and its types. */
export function readPart(file: string): DocsPage[] {
  const stories = readFileSync(file, 'utf8');
  const meta = readMeta(stories);
  if (!stories.includes('partMeta(')) return [];
  const [, example = ''] = /from '\.\/(examples\/\w+\.tsx)\?raw'/.exec(stories) ?? [];
  const path = join(dirname(file), example);
  const parts = [
    `# ${meta.title}`,
    ...wordsOf('useFor', stories),
    ...(example && existsSync(path) ? [codeBlock('tsx', readFileSync(path, 'utf8').trim())] : []),
    '## Types',
    declarationOf(meta.title),
    '## Accessibility',
    wordsOf('accessibility', stories)
      .map((note) => `- ${note}`)
      .join('\n'),
  ];
  return [{ ...meta, kind: 'part', file, text: parts.join('\n\n') }];
}

/** Returns the strings of a property that the stories pass to `partMeta`. */
function wordsOf(property: string, stories: string): string[] {
  const source = ts.createSourceFile('stories.tsx', stories, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === property) {
      const values: readonly ts.Expression[] = ts.isArrayLiteralExpression(node.initializer)
        ? node.initializer.elements
        : [node.initializer];
      found.push(...values.filter(ts.isStringLiteralLike).map(({ text }) => text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
