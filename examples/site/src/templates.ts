import { Liquid } from 'liquidjs';
import { renderInlineMarkdown } from './markdown.ts';

/**
 * Creates the template engine. It escapes all output unless a template says `raw`. A misspelt variable or
 * filter is an error rather than a gap on the page.
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
