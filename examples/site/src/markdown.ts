import MarkdownIt from 'markdown-it';
import { anchors } from './anchors.ts';
import type { Section } from './anchors.ts';

export interface RenderedMarkdown {
  html: string;
  /** The second-level headings, in order, for a list of contents. */
  sections: Section[];
}

// `html`, because editors place widgets as plain HTML, which must pass unchanged.
// No typographer, because it would rewrite quotes that editors chose.
const markdown = new MarkdownIt({ html: true, typographer: false, linkify: false }).use(anchors);

/** Renders the body of a content file. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const env: { sections: Section[] } = { sections: [] };
  return { html: markdown.render(source, env), sections: env.sections };
}

/** Renders one line of front matter: links, emphasis and inline HTML, without a paragraph. */
export function renderInlineMarkdown(source: string): string {
  return markdown.renderInline(source);
}
