import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepTranscript(widget: string, story: string, said: string): Promise<string>;
  }
}

type Command = (context: unknown, widget: string, story: string, said: string) => string;

const root = join(import.meta.dirname, '..');

/** Returns what the transcript beside a widget has of a story; with `AW_TRANSCRIPTS=accept`, writes it first. */
export const keepTranscript: Command =
  process.env['AW_TRANSCRIPTS'] === 'accept' ? acceptTranscript : readTranscript;

function readTranscript(_: unknown, widget: string, story: string): string {
  return sectionsOf(fileOf(widget)).get(story) ?? '';
}

const accepted = new Map<string, Map<string, string>>();

/** Drops what the file had of stories that this run does not play. */
function acceptTranscript(_: unknown, widget: string, story: string, said: string): string {
  const sections = accepted.get(widget) ?? new Map<string, string>();
  accepted.set(widget, sections.set(story, said));
  const text = Array.from(sections, ([title, body]) => `## ${title}\n\n${body}\n`);
  writeFileSync(fileOf(widget), `# ${widget}\n\n${text.join('\n')}`);
  return said;
}

function fileOf(widget: string): string {
  const [definition = ''] = globSync(`packages/*/src/${widget}/definition.ts`, { cwd: root });
  return join(root, dirname(definition), `${widget}.transcript.txt`);
}

function sectionsOf(file: string): ReadonlyMap<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', ...body] = section.split('\n');
      return [title, body.join('\n').trim()];
    }),
  );
}
