import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that only require their notice; any other needs a decision first: typed.js 3 is GPL. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

export interface Shipped {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; may be empty. */
  readonly licence: string;
}

/** The packages of others that files of a bundle come from. */
export function packagesOf(files: readonly string[]): Shipped[] {
  const folders = files.flatMap(
    (file) => /.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort().map(describe);
}

/** @throws {Error} with one sentence for each package that may not be shipped */
export function requireAllowed(shipped: readonly Shipped[]): void {
  const sentences = shipped
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) =>
      licence
        ? `${name}@${version} is under "${licence}", which is not on the list in scripts/licences.ts.`
        : `${name}@${version} names no licence.`,
    );
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** A licence requires its text wherever the code goes. */
export function noticesOf(shipped: readonly Shipped[]): string {
  return ['# Third-party notices', ...shipped.map(noticeOf)].join('\n\n') + '\n';
}

function describe(folder: string): Shipped {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, license = '' } = manifest;
  return { folder, name: String(name), version: String(version), licence: String(license) };
}

/** Whether a licence, or what an SPDX expression says of several, is on the list. */
export function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, ' ').trim();
  if (/ OR /.test(words) && / AND /.test(words)) return false; // a person must read one that mixes both
  const names = words.split(/ OR | AND /).map((name) => name.trim());
  const isNamed = (name: string) => allowed.includes(name);
  return / OR /.test(words) ? names.some(isNamed) : names.every(isNamed);
}

function noticeOf({ folder, name, version, licence }: Shipped): string {
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .sort()
    .map((file) => `~~~text\n${readFileSync(join(folder, file), 'utf8').trim()}\n~~~`);
  const absent = `The package holds no licence text; its package.json says ${licence}.`;
  return [`## ${name} ${version}`, `Licence: ${licence}`, ...(texts.length > 0 ? texts : [absent])].join(
    '\n\n',
  );
}
