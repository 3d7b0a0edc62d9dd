import { isRecord, withoutPrototype } from '../values/records.ts';
import { parseValue, type Parsed } from '../values/kinds.ts';

/** Which links with a `#widget=` fragment are widgets: none, every one, or those in a part of the page (R23). */
export type LinkRule = boolean | LinkScope;

/** A link has to satisfy both parts, where both are given. */
export interface LinkScope {
  /** A CSS selector: the link is inside an element that matches it. */
  readonly within?: string;
  /** Names of the widgets that links may mount. */
  readonly widgets?: readonly string[];
}

/** What tells a right rule from a wrong one; without a part, that part is not checked. */
export interface LinkRuleChecks {
  readonly isSelector?: ((text: string) => boolean) | undefined;
  readonly widgetNames?: readonly string[] | undefined;
}

/** The part of the value that is wrong: `.within` and what it says. */
export interface Misfit {
  readonly part: string;
  readonly given: unknown;
}

/** Reads the configuration key `links`. Anything not understood is wrong as a whole: a rule half read could let strangers in. */
export function readLinkRule(given: unknown, checks: LinkRuleChecks = {}): Parsed | Misfit {
  if (isRecord(given)) return readScope(given, checks);
  return typeof given === 'object' ? undefined : parseValue('flag', String(given));
}

function readScope(given: Record<string, unknown>, { isSelector = isSelectorHere, widgetNames }: LinkRuleChecks): Parsed | Misfit {
  const value = withoutPrototype({ ...given });
  const { within, widgets, ...others } = value;
  if (Object.keys(others).length > 0 || (within === undefined && widgets === undefined)) return undefined;
  if (within !== undefined && !(typeof within === 'string' && isSelector(within))) return { part: '.within', given: within };
  if (widgets === undefined) return { value };
  if (!isNames(widgets)) return { part: '.widgets', given: widgets };
  const unknown = widgetNames ? widgets.filter((name) => !widgetNames.includes(name)) : [];
  return unknown.length > 0 ? { part: '.widgets', given: unknown } : { value };
}

function isNames(given: unknown): given is string[] {
  return Array.isArray(given) && given.length > 0 && given.every((name) => typeof name === 'string');
}

/** A server that renders has no document to ask, and no links either. */
function isSelectorHere(text: string): boolean {
  return !globalThis.document || matchesIn(document, text);
}

/** True when `page` takes `text` for a selector. */
export function matchesIn(page: Pick<Document, 'createDocumentFragment'>, text: string): boolean {
  try {
    page.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false; // a SyntaxError
  }
}
