import { isRecord, withoutPrototype } from '../values/records.ts';
import { parseValue, type Parsed } from '../values/kinds.ts';

/** Which links with a `#widget=` fragment are widgets: none, all, or those that fit a scope. */
export type LinkRule = boolean | LinkScope;

export interface LinkScope {
  readonly within?: string;
  readonly widgets?: readonly string[];
}

export interface LinkRuleChecks {
  readonly isSelector?: ((text: string) => boolean) | undefined;
  readonly widgetNames?: readonly string[] | undefined;
}

export interface Misfit {
  readonly part: string;
  readonly given: unknown;
}

/** Rejects the whole rule if any part is not understood: half a rule could let foreign links in. */
export function readLinkRule(given: unknown, checks: LinkRuleChecks = {}): Parsed | Misfit {
  if (isRecord(given)) return readScope(given, checks);
  return typeof given === 'object' ? undefined : parseValue('flag', String(given));
}

function readScope(
  given: Record<string, unknown>,
  { isSelector = isSelectorHere, widgetNames }: LinkRuleChecks,
): Parsed | Misfit {
  const value = withoutPrototype({ ...given });
  const { within, widgets, ...others } = value;
  if (Object.keys(others).length > 0 || (within === undefined && widgets === undefined)) return undefined;
  if (within !== undefined && !(typeof within === 'string' && isSelector(within)))
    return { part: '.within', given: within };
  if (widgets === undefined) return { value };
  if (!isNames(widgets)) return { part: '.widgets', given: widgets };
  const unknown = widgetNames ? widgets.filter((name) => !widgetNames.includes(name)) : [];
  return unknown.length > 0 ? { part: '.widgets', given: unknown } : { value };
}

function isNames(given: unknown): given is string[] {
  return Array.isArray(given) && given.length > 0 && given.every((name) => typeof name === 'string');
}

/** A rendering server has no document to check with, and no links. */
function isSelectorHere(text: string): boolean {
  return !globalThis.document || matchesIn(document, text);
}

/** Returns true if `page` accepts `text` as a selector. */
export function matchesIn(page: Pick<Document, 'createDocumentFragment'>, text: string): boolean {
  try {
    page.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
