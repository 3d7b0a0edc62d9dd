import type { Chunk } from './chunk.ts';

/** Who runs a module. */
export interface Users {
  /** Widgets that run it at once, and `runtime`. */
  readonly first: readonly string[];
  /** Those that run it at once or later. */
  readonly all: readonly string[];
  /** How many files need it: of widgets, and of what loads later. */
  readonly files: number;
}

/**
 * Returns the users of a module by its id. Imports alone would not tell: through the index of a package, a widget
 * imports modules that it never runs.
 *
 * @param split What the bundler makes by itself: a chunk for each set of users
 */
export function findUsers(split: readonly Chunk[], widgets: readonly string[]): (id: string) => Users {
  const entries = ['runtime', ...widgets];
  const chunks = new Map(split.map((chunk) => [chunk.name, chunk]));
  const homes = new Map(split.flatMap(({ name, sources }) => sources.map((id) => [id, name] as const)));
  const imports = (name: string) => chunks.get(name)?.imports ?? [];
  const later = (name: string) => chunks.get(name)?.later ?? [];
  const ofRuntime = reach('runtime', imports); // its own parts are not the widgets'
  const everything = (entry: string) => (name: string) =>
    entry !== 'runtime' && ofRuntime.has(name) ? imports(name) : [...imports(name), ...later(name)];

  const first = new Map(entries.map((entry) => [entry, reach(entry, imports)]));
  const all = new Map(entries.map((entry) => [entry, reach(entry, everything(entry))]));
  const parts = new Set(split.flatMap((chunk) => chunk.later));
  const files = [...first.values(), ...[...parts].map((part) => reach(part, imports))];
  return (id) => {
    const home = homes.get(id) ?? '';
    return {
      first: entries.filter((entry) => first.get(entry)?.has(home)),
      all: entries.filter((entry) => all.get(entry)?.has(home)),
      files: files.filter((reached) => reached.has(home)).length,
    };
  };
}

function reach(from: string, next: (name: string) => readonly string[]): ReadonlySet<string> {
  const names = new Set([from]);
  for (const name of names) next(name).forEach((other) => names.add(other)); // also walks those that it adds
  return names;
}
