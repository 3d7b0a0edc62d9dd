import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { untilDrawn } from '../waits/quiet.ts';
import { startScreenReader } from './screen-reader.ts';

const root = join(import.meta.dirname, '../../../../..');

/** What a screen reader says, in sections. */
export interface Transcript {
  /** Adds what is read from top to bottom. */
  read(title: string, selector: string): Promise<void>;
  /** Adds what is heard while a visitor does something. `act` resolves once its effects are there. */
  hear(title: string, act: () => Promise<unknown>): Promise<void>;
  /** Returns all sections. */
  text(): string;
}

/** Starts a transcript of the open page. */
export async function startTranscript(page: Page, heading: string): Promise<Transcript> {
  const reader = await startScreenReader(page);
  const sections = [`# ${heading}\n`];
  const add = (title: string, said: readonly string[]) =>
    sections.push(`## ${title}\n\n${said.length > 0 ? said.join('\n') : '(nothing)'}\n`);
  return {
    async read(title, selector) {
      add(title, await reader.read(selector));
    },
    async hear(title, act) {
      await act();
      await untilDrawn(page);
      add(title, await reader.heard());
    },
    text: () => sections.join('\n'),
  };
}

/** Compares with the file, a path from the root of the repository; with `AW_TRANSCRIPTS=accept`, writes it. */
export function expectTranscript(text: string, path: string): void {
  const file = join(root, path);
  if (process.env['AW_TRANSCRIPTS'] === 'accept') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const command = 'AW_TRANSCRIPTS=accept npm test -- browser';
  expect(
    text,
    `A screen reader says something else than ${relative(root, file)}. If that is better, accept it with: ${command}`,
  ).toBe(kept);
}
