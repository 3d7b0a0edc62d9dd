import { Liquid } from 'liquidjs';
import { renderInlineMarkdown } from './markdown.ts';

/**
 * The template engine. Everything printed is escaped unless a template says `raw`,
 * and a misspelt variable or filter is an error, not an empty place on the page.
 */
export function createTemplates(folder: string): Liquid {
  const engine = new Liquid({
    root: folder,
    extname: '.liquid',
    cache: true,
    outputEscape: 'escape',
    strictFilters: true,
    strictVariables: true,
    lenientIf: true,
  });
  engine.registerFilter('inline_markdown', {
    raw: true,
    handler: (text: unknown) => renderInlineMarkdown(String(text)),
  });
  return engine;
}
