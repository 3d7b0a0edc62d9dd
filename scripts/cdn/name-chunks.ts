import type { Chunk } from './chunk.ts';
import type { FoundWidget } from './find-widgets.ts';
import { entryPrefix } from './widget-entries.ts';

/** From so many widgets on, what they share is worth its bytes to all others. */
const many = 6;

/**
 * Names the file of each module after the widgets that run it, so that no widget loads much that it does not run.
 *
 * @param split What the bundler makes by default: a chunk for each set of users
 * @returns for a module's id, the name of its file; `null` if the module stays with its only user
 */
export function nameChunks(
  split: readonly Chunk[],
  widgets: readonly FoundWidget[],
): (id: string) => string | null {
  const usersOf = findUsers(
    split,
    widgets.map(({ definition }) => definition.name),
  );
  const families = new Map(widgets.map(({ definition, family }) => [definition.name, family]));
  const forms = new Set(
    widgets.flatMap(({ definition: { name, purpose } }) => (purpose === 'form' ? name : [])),
  );

  return (id) => {
    const users = usersOf(id);
    const { first, all, files } = users;
    const [family, ...others] = new Set(all.flatMap((name) => families.get(name) ?? []));
    if (isEngine(id)) return 'engine';
    if (isEntry(id)) return null;
    if (first.includes('runtime')) return 'core';
    if (isIcon(id)) return 'icons';
    if (!family) return isForEditors(id) ? 'words' : null;
    const ofFamily = others.length === 0 && !isOfAll(id) ? family : undefined;
    if (isFirstTouch(users, forms) && !partOf(id)) return 'after-touch'; // one file, however many parts it has
    if (files < 2 || all.length < 2) return null;
    const part = partOf(id) ?? ofFamily;
    return part ? `${part}-${kindOf(users)}` : nameShared(id, users, forms);
  };
}

/** What forms load once a visitor enters one. */
function isFirstTouch({ first, all }: Users, forms: ReadonlySet<string>): boolean {
  return first.length === 0 && all.length >= many && all.every((name) => forms.has(name));
}

/** Of what several families run. */
function nameShared(id: string, users: Users, forms: ReadonlySet<string>): string {
  const { first, all } = users;
  if (all.every((name) => forms.has(name))) return first.length > 0 ? 'forms' : 'after-touch';
  const firstForms = first.filter((name) => forms.has(name)).length;
  const isShared = first.length > 1 && all.length >= many;
  // Also for pages where no widget is due: without the engine.
  if (isPlain(id)) return isShared ? 'core' : `core-${kindOf(users)}`;
  if (isLazy(id)) return 'base'; // a few lines
  if (firstForms >= many && first.length - firstForms < many) return 'controls';
  if (isShared) return 'base';
  return `ui-${kindOf(users)}`;
}

/** What is large and few widgets have, and what reads lists, which no form needs once a visitor enters it. */
function partOf(id: string): string | undefined {
  if (/[\\/]ui[\\/]src[\\/]icon[\\/]/.test(id)) return 'banners'; // only the icon itself shows one without them
  if (/[\\/]ui[\\/]src[\\/]layer[\\/]|[\\/]watch-(rest|viewport)\.ts/.test(id)) return 'layer';
  if (/[\\/]combobox[\\/]|[\\/]usePressOutside/.test(id)) return 'combobox';
  if (/[\\/](get-json|web-url|decode-entities|given-text|visible-characters|LiveRegion)\.ts/.test(id))
    return 'lists';
  if (/[\\/](Dialog|can-open|remember-focus)\.tsx?/.test(id)) return 'dialog';
  return /[\\/]forms[\\/]src[\\/]fields[\\/]adviser[\\/]/.test(id) ? 'adviser' : undefined;
}

function kindOf({ first }: Users): 'parts' | 'later' {
  return first.length > 0 ? 'parts' : 'later';
}

const isEngine = (id: string) =>
  /node_modules[\\/](react|react-dom|scheduler|preact)[\\/]|engine:|light-engine/.test(id);
const isEntry = (id: string) => id.startsWith(entryPrefix);
const isIcon = (id: string) => /[\\/]icon[\\/]icons[\\/]/.test(id);
/** What only pages with a mistake load. */
const isForEditors = (id: string) =>
  /[\\/]markup[\\/]src[\\/](?!report[\\/])|[\\/](config|values)[\\/]|[\\/]consent-(?:mistakes|purposes)\.ts/.test(
    id,
  );
/** A few lines each: beside what else of `ui` few widgets run, as the same widgets do. */
const isObserver = (id: string) => /[\\/]ui[\\/]src[\\/]observe[\\/]/.test(id);
const isLazy = (id: string) => /[\\/]ui[\\/]src[\\/]lazy[\\/]/.test(id);
/** Also runs on pages where no widget is due. */
const isAnalytics = (id: string) => /[\\/]core[\\/]src[\\/]analytics[\\/]/.test(id);
/** In no family's file, even if only one runs it now. */
const isOfAll = (id: string) => isObserver(id) || isAnalytics(id);
const isPlain = (id: string) => /[\\/]packages[\\/]core[\\/]|js-cookie/.test(id);

/** Who runs a module. */
interface Users {
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
 * @param split What the bundler makes by default: a chunk for each set of users
 */
function findUsers(split: readonly Chunk[], widgets: readonly string[]): (id: string) => Users {
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
