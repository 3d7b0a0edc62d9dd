import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';

const guide = 'stories/docs/ForFrontEndDevelopers.mdx';

/** Returns the first code block of a language below a heading, unchanged. */
export function readBlock(document: string, heading: string, language: string): string {
  const [, text] =
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(readSection(document, heading)) ?? [];
  if (text === undefined) throw new Error(`${document} has no block of ${language} under "${heading}"`);
  return text;
}

/** What the guide says to write in a framework: where the example goes, and its other files by their paths. */
export function readFramework(name: string): { example: string; files: ReadonlyMap<string, string> } {
  const section = readSection(guide, `### ${name}`);
  const [, example] = /Save the example as `([^`]+)`/.exec(section) ?? [];
  if (example === undefined) throw new Error(`${guide} does not say where the example goes in ${name}`);
  const blocks = section.matchAll(/`([^`\n]+)`:\n\n```\w+\n(.*?)^```/gms);
  return { example, files: new Map([...blocks].map(([, path = '', text = '']) => [path, text])) };
}

function readSection(document: string, heading: string): string {
  const text = readFileSync(join(root, document), 'utf8');
  const [, level = ''] = /^(#+) /.exec(heading) ?? [];
  const [, section] = text.split(`\n${heading}\n`);
  if (section === undefined) throw new Error(`${document} has no heading "${heading}"`);
  return section.split(new RegExp(`^#{1,${level.length}} `, 'm'))[0] ?? '';
}
