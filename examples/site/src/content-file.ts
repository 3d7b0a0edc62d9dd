import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ContentFile {
  /** The YAML between the two `---` lines, not validated yet. */
  frontMatter: unknown;
  /** The Markdown after the front matter. */
  body: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Splits a content file into its front matter and its Markdown. Front matter is required, because it holds
 * the title.
 */
export function readContentFile(file: string): ContentFile {
  const text = readFileSync(file, 'utf8');
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    throw new Error(
      `${file} has no front matter. Begin it with a line ---, then title and description, then ---.`,
    );
  }
  return { frontMatter: readYaml(file, match[1] ?? ''), body: text.slice(match[0].length) };
}

/** Parses YAML; the error names the file. */
export function readYaml(file: string, text: string = readFileSync(file, 'utf8')): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: the YAML cannot be read. ${String(error)}`, { cause: error });
  }
}
