import { warn } from './log.ts';

/** Returns the state of that name; `create` makes it for the first copy that asks. */
export type PageState = <State extends object>(name: string, create: () => State) => State;

interface Copies {
  readonly versions: string[];
  /** By major version and name. */
  readonly states: Map<string, object>;
}

/** Page content can define names on the window, but not symbols. */
const key = Symbol.for('@adviser-widgets');

/**
 * Registers this copy of a package, such as `@adviser-widgets/core@1.2.0`. An app can install two versions of it:
 * they share their state within a major version, and the second one warns.
 *
 * The CDN's files register nothing: beside an app, the page has a configuration of its own. On a server, which
 * may serve several apps, the state stays in its module.
 */
export function registerCopy(id: string): PageState {
  if (!globalThis.document) return (_, create) => create();
  const [, name = '', version = ''] = /^(.*)@([^@]*)$/.exec(id) ?? [];
  const { versions, states } = copiesOf(name);
  versions.push(version);
  if (versions.length === 2) warn(describeCopies(name, versions));
  return <State extends object>(stateName: string, create: () => State) => {
    const path = `${majorOf(version)} ${stateName}`;
    const state = states.get(path) ?? create();
    states.set(path, state);
    return state as State; // of the same name and major version
  };
}

function copiesOf(name: string): Copies {
  // eslint-disable-next-line no-restricted-syntax -- no element or frame has a symbol for a name
  const page = globalThis as { [key]?: Map<string, Copies> };
  if (!page[key]) Object.defineProperty(page, key, { value: new Map() });
  const copies = page[key]?.get(name) ?? { versions: [], states: new Map() };
  page[key]?.set(name, copies);
  return copies;
}

function describeCopies(name: string, versions: readonly string[]): string {
  const [first = '', second = ''] = versions.map(majorOf);
  const outcome =
    first === second
      ? 'they share one configuration, but visitors download both'
      : 'each has a configuration of its own';
  return `two copies of ${name} are loaded, ${[...versions].sort().join(' and ')}: ${outcome}. Install the same version of all @adviser-widgets packages and run "npm dedupe", "pnpm dedupe" or "yarn dedupe"; "npm ls ${name}" lists who needs which.`;
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}
