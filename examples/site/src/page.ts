import * as v from 'valibot';
import type { Adviser } from './advisers.ts';
import { checkShape } from './check-shape.ts';
import { readContentFile } from './content-file.ts';
import { renderMarkdown } from './markdown.ts';
import type { Section } from './anchors.ts';
import type { Post } from './posts.ts';

// Loose, because each template defines its own further fields (steps, cards).
const frontMatterSchema = v.looseObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(170)),
  /** The first visible widget, whose files load in parallel with the page. */
  preload: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
  template: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/)), 'article'),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

export interface Page {
  /** The page's path, such as `/about-us/contact-us`. */
  path: string;
  /** The front matter that the editor filled in. */
  fields: FrontMatter;
  /** The rendered Markdown. */
  content: string;
  sections: Section[];
  /** The pages above it, from the top level down. */
  crumbs?: Crumb[];
  /** The blog post, if the page is one, and its author. */
  post?: Post;
  author?: Adviser;
}

export interface Crumb {
  text: string;
  url: string;
}

/** Reads one content file; `path` is where the site serves it. */
export function readPage(file: string, path: string): Page {
  const { frontMatter, body } = readContentFile(file);
  const { html, sections } = renderMarkdown(body);
  return { path, fields: checkShape(file, frontMatterSchema, frontMatter), content: html, sections };
}
