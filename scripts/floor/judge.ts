import { basename } from 'node:path';
import type { Known } from './known.ts';
import type { Finding, Position } from './support.ts';

const mostPlaces = 4;

export interface BuiltFile {
  readonly name: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** One text per feature that is not known, with its first place in each file; and one per entry that nothing needs. */
export function judge(files: readonly BuiltFile[], known: readonly Known[]): string[] {
  const used = new Set<string>();
  const unknown = new Map<string, { missing: string; places: Map<string, string> }>();
  for (const { name, text, findings } of files) {
    for (const finding of findings) {
      const { path, missing } = finding;
      const entries = known.filter((entry) => isOf(entry, path, name));
      entries.forEach((entry) => used.add(keyOf(entry, path)));
      if (entries.length > 0) continue;
      const { places } = unknown.get(path) ?? { places: new Map<string, string>() };
      if (!places.has(name)) places.set(name, describePlace(name, text, finding));
      unknown.set(path, { missing, places });
    }
  }
  const unused = known.flatMap((entry) =>
    entry.features
      .filter((path) => !used.has(keyOf(entry, path)))
      .map(
        (path) => `${path} is in scripts/floor/known.ts, and no built file has it any more: remove it there.`,
      ),
  );
  const newer = [...unknown].map(([path, { missing, places }]) =>
    [`${path} is newer than the floor: ${missing}`, ...listed([...places.values()])].join('\n'),
  );
  return [...newer, ...unused];
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
