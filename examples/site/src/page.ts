import * as v from 'valibot';
import { checkShape } from './check-shape.ts';
import { readContentFile } from './content-file.ts';
import { renderMarkdown } from './markdown.ts';
import type { Section } from './anchors.ts';
import type { Post } from './posts.ts';

// Loose: what else a template shows (steps, cards) is the business of that template.
const frontMatterSchema = v.looseObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(170)),
  /** The widget in sight at once, whose files come along with the page. */
  preload: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
  template: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/)), 'article'),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

export interface Page {
  /** Where the page answers, such as `/about-us/contact-us`. */
  path: string;
  /** The front matter: what the editor filled in above the text. */
  fields: FrontMatter;
  /** The Markdown, rendered. */
  content: string;
  sections: Section[];
  /** The pages above it, from the top. */
  crumbs?: Crumb[];
  /** The article that it is. */
  post?: Post;
}

export interface Crumb {
  text: string;
  url: string;
}

/** Reads one content file; `path` is where it will answer. */
export function readPage(file: string, path: string): Page {
  const { frontMatter, body } = readContentFile(file);
  const { html, sections } = renderMarkdown(body);
  return { path, fields: checkShape(file, frontMatterSchema, frontMatter), content: html, sections };
}
