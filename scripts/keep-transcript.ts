import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepTranscript(widget: string, story: string, said: string): Promise<string>;
  }
}

const root = join(import.meta.dirname, '..');
const accepted = new Set<string>();

/**
 * Returns what the transcript beside a widget has of a story. With `AW_TRANSCRIPTS=accept`, writes it first, and
 * drops what the file had of stories that this run does not play.
 */
export function keepTranscript(_: unknown, widget: string, story: string, said: string): string {
  const [definition = ''] = globSync(`packages/*/src/${widget}/definition.ts`, { cwd: root });
  const file = join(root, dirname(definition), `${widget}.transcript.txt`);
  const isKept = existsSync(file) && (process.env['AW_TRANSCRIPTS'] !== 'accept' || accepted.has(widget));
  const sections = new Map(isKept ? sectionsOf(readFileSync(file, 'utf8')) : []);
  if (process.env['AW_TRANSCRIPTS'] !== 'accept') return sections.get(story) ?? '';
  accepted.add(widget);
  sections.set(story, said);
  const text = Array.from(sections, ([title, body]) => `## ${title}\n\n${body}\n`);
  writeFileSync(file, `# ${widget}\n\n${text.join('\n')}`);
  return said;
}

function sectionsOf(text: string): (readonly [title: string, body: string])[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...body] = section.split('\n');
      return [title, body.join('\n').trim()];
    });
}
