import { basename } from 'node:path';
import type { Known } from './known.ts';
import type { Finding, Position } from './support.ts';

const mostPlaces = 4;

export interface BuiltFile {
  readonly name: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}

interface Newer {
  readonly missing: string;
  /** By file. */
  readonly places: Map<string, string>;
}

/** One text for each feature that is not known, and one for each known feature that no file has. */
export function judge(files: readonly BuiltFile[], known: readonly Known[]): string[] {
  const used = new Set<string>();
  const newer = new Map<string, Newer>();
  const sort = ({ name, text }: BuiltFile, finding: Finding) => {
    const { path, missing } = finding;
    const entries = known.filter((entry) => isOf(entry, path, name));
    entries.forEach((entry) => used.add(keyOf(entry, path)));
    if (entries.length > 0) return;
    const { places } = newer.get(path) ?? { places: new Map<string, string>() };
    if (!places.has(name)) places.set(name, describePlace(name, text, finding));
    newer.set(path, { missing, places });
  };
  for (const file of files) file.findings.forEach((finding) => sort(file, finding));
  return [...[...newer].map(describeNewer), ...describeUnused(known, used)];
}

function describeNewer([path, { missing, places }]: [string, Newer]): string {
  return [`${path} is newer than the floor: ${missing}`, ...listed([...places.values()])].join('\n');
}

function describeUnused(known: readonly Known[], used: ReadonlySet<string>): string[] {
  return known.flatMap((entry) =>
    entry.features
      .filter((path) => !used.has(keyOf(entry, path)))
      .map((path) => `scripts/floor/known.ts lists ${path}, which no built file has: remove it there.`),
  );
}

/** Most files are there twice, for React and in `light/`. */
function listed(places: readonly string[]): string[] {
  const others = places.length - mostPlaces;
  return [...places.slice(0, mostPlaces), ...(others > 0 ? [`  and in ${others} more files`] : [])];
}

function isOf({ features, in: names }: Known, path: string, file: string): boolean {
  return features.includes(path) && (!names || names.includes(plainName(file)));
}

function keyOf({ reason }: Known, path: string): string {
  return `${path} ${reason}`;
}

/** `assets/base-CcxmRcpU.js` is `base.js`. */
function plainName(file: string): string {
  return basename(file).replace(/^(.+)-.{8}(\.\w+)$/, '$1$2');
}

function describePlace(name: string, text: string, { line, column }: Position): string {
  const around = (text.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 41), column + 59);
  return `  ${name}:${line}:${column}  …${around}…`;
}
