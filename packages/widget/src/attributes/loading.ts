import type { Loading } from '../definition.ts';

/** What has to happen before a widget loads. */
export interface LoadCondition {
  readonly name: Loading | 'media';
  /** The media query of `media`, else ''. */
  readonly query: string;
}

const names: readonly string[] = ['eager', 'visible', 'idle', 'interaction'] satisfies Loading[];

/** Parses a `data-widget-load`. Returns `undefined` for an invalid text. */
export function parseLoading(text: string): LoadCondition | undefined {
  if (names.includes(text)) return { name: text as Loading, query: '' };
  const query = /^media\((.+)\)$/s.exec(text)?.[1];
  return query !== undefined && isMediaQuery(query) ? { name: 'media', query } : undefined;
}

/** Browsers read an invalid media query as `not all`. The command line has no `matchMedia`. */
function isMediaQuery(query: string): boolean {
  return query === 'not all' || typeof matchMedia !== 'function' || matchMedia(query).media !== 'not all';
}
