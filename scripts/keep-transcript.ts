import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { differenceOf } from './difference.ts';

/** What is said of a story now, as the file writes it, and what the file has. */
interface Transcript {
  readonly said: string;
  readonly kept: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepTranscript(widget: string, story: string, said: string): Promise<Transcript>;
  }
}

type Command = (context: unknown, widget: string, story: string, said: string) => Transcript;

/** By the title of its story. */
type States = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, '..');

/**
 * Compares a story with the transcript beside its widget; with `AW_TRANSCRIPTS=accept`, writes it first. A state that is
 * like an earlier one is written as what differs from that.
 */
export const keepTranscript: Command =
  process.env['AW_TRANSCRIPTS'] === 'accept' ? acceptTranscript : readTranscript;

function readTranscript(_: unknown, widget: string, story: string, said: string): Transcript {
  const states = statesOf(fileOf(widget));
  const kept = states.get(story) ?? '';
  const [, like] = /^as (.+):$/m.exec(kept) ?? [];
  return { said: (like && likeState(said, like, states)) || said, kept };
}

const accepted = new Map<string, Map<string, string>>();

/** Drops what the file had of stories that this run does not play. */
function acceptTranscript(_: unknown, widget: string, story: string, said: string): Transcript {
  const states = accepted.get(widget) ?? new Map<string, string>();
  accepted.set(widget, states.set(story, ''));
  const ways = [...states.keys()].flatMap((like) => likeState(said, like, states) ?? []);
  const [shortest = said] = ways.sort((one, other) => one.length - other.length);
  states.set(story, shortest);
  const text = Array.from(states, ([title, body]) => `## ${title}\n\n${body}\n`);
  writeFileSync(fileOf(widget), `# ${widget}\n\n${text.join('\n')}`);
  return { said: shortest, kept: shortest };
}

/** What is said, as what differs from a state that the file has whole; `undefined` if that is no shorter. */
function likeState(said: string, like: string, states: States): string | undefined {
  const whole = states.get(like) ?? '';
  if (whole === '' || /^as .+:$/m.test(whole)) return undefined;
  const [heard, shown] = partsOf(said);
  const difference = differenceOf(partsOf(whole)[1], shown);
  return difference && [heard, `as ${like}:`, difference].filter(Boolean).join('\n\n');
}

/** What was announced and where the focus is, and all that is there. */
function partsOf(said: string): readonly [heard: string, shown: string] {
  const [, heard = '', shown = said] = /^((?:announced|focus).*?)\n\n(.*)$/s.exec(said) ?? [];
  return [heard, shown];
}

function fileOf(widget: string): string {
  const [definition = ''] = globSync(`packages/*/src/${widget}/definition.ts`, { cwd: root });
  return join(root, dirname(definition), `${widget}.transcript.txt`);
}

function statesOf(file: string): States {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', ...body] = section.split('\n');
      return [title, body.join('\n').trim()];
    }),
  );
}
