import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { announceChanges, followFocus, startSpeaker, takeHeard, type SpeakingWindow } from './in-page.ts';

/** A screen reader inside the page: roles, names and states, with what the browser's styles hide left out. */
export interface ScreenReader {
  /** Reads the first match from top to bottom. What is inside something else is indented. */
  read(selector: string): Promise<string[]>;
  /** What was said without being asked for since the last call: announcements, and what got the focus. */
  heard(): Promise<string[]>;
}

const script = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** Starts a screen reader in the open page. It says nothing about what happened before. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const url = '/screen-reader.js';
  await page.route(`**${url}`, (route) => route.fulfill({ path: script, contentType: 'text/javascript' }));
  await page.evaluate(startSpeaker, url);
  await page.evaluate(announceChanges);
  await page.evaluate(followFocus);
  return {
    read: async (selector) => indent(await page.evaluate(readThrough, selector)),
    heard: async () => (await page.evaluate(takeHeard)).map(inWords),
  };
}

/** Runs in the page. */
async function readThrough(selector: string): Promise<string[]> {
  const { speaker } = window as unknown as SpeakingWindow;
  const container = document.querySelector(selector);
  return container ? speaker.read(container) : [];
}

interface Line {
  readonly phrase: string;
  readonly role: string;
  depth: number;
  isOpen: boolean;
}

/** Their text is their name, and is not read again. */
const namedByContent = ['button', 'heading', 'link', 'option', 'tab'];
/** Nothing is said of these by themselves. */
const silent = ['paragraph', 'status', 'alert', 'log', 'mark', 'not busy'];

/** Shows by indentation what "end of …" says. */
function indent(phrases: readonly string[]): string[] {
  const lines: Line[] = [];
  for (const phrase of phrases) {
    const opened = /^end(?: of|,)? ?(.*)/s.exec(phrase)?.[1];
    const start =
      opened === undefined ? -1 : lines.findLastIndex((line) => line.isOpen && line.phrase === opened);
    if (start < 0) lines.push({ phrase, role: phrase.split(',')[0] ?? '', depth: 0, isOpen: true });
    else close(lines, start);
  }
  return lines
    .filter(({ phrase }) => !silent.includes(phrase))
    .map(({ phrase, depth }) => '  '.repeat(depth) + inWords(phrase));
}

function close(lines: Line[], start: number): void {
  const [opened, ...inside] = lines.slice(start);
  if (!opened) return;
  opened.isOpen = false;
  if (silent.includes(opened.phrase)) return;
  inside.forEach((line) => (line.depth += 1));
  const isRepeated =
    namedByContent.includes(opened.role) &&
    inside.every(({ phrase }) => silent.includes(phrase) || opened.phrase.includes(phrase));
  if (isRepeated) lines.splice(start + 1);
}

/** The reader's own terms, in the words of others. */
function inWords(phrase: string): string {
  return phrase
    .replace(/, (?:\d+ controls?|orientated \w+|not busy|level \d+(?=, position))/g, '')
    .replace(/position (\d+), set size (\d+)/, '$1 of $2')
    .replace('not expanded', 'collapsed')
    .trimEnd();
}
