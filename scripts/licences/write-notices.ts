import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shipped } from './find-shipped.ts';
import { isAllowed } from './is-allowed.ts';

/** @throws {Error} with one sentence per package that may not be shipped */
export function requireAllowed(shipped: readonly Shipped[]): void {
  const refused = shipped.filter(({ manifest }) => !isAllowed(manifest.licence));
  const sentences = refused.map(({ manifest: { name, version, licence } }) =>
    licence
      ? `${name}@${version} is under "${licence}", which is not on the list in scripts/licences/is-allowed.ts.`
      : `${name}@${version} names no licence.`,
  );
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

export function noticesOf(shipped: readonly Shipped[]): string {
  const introduction =
    'adviser-widgets is distributed with, or depends on, the following third-party software. ' +
    'This file is written by `pnpm notices`.';
  const sameEverywhere = shipped.filter(({ manifest }) => !manifest.isForOneSystem);
  return ['# Third-party notices', introduction, ...sameEverywhere.map(notice)].join('\n\n') + '\n';
}

function notice({ folder, manifest: { name, version, licence, author } }: Shipped): string {
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .sort()
    .map((file) => fenced(readFileSync(join(folder, file), 'utf8')));
  const owner = author && `, by ${author}`;
  const absent = `The package holds no licence text; its package.json says ${licence}${owner}.`;
  return [`## ${name} ${version}`, `Licence: ${licence}`, ...(texts.length > 0 ? texts : [absent])].join(
    '\n\n',
  );
}

function fenced(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return `~~~text\n${lines.join('\n').trim()}\n~~~`;
}
