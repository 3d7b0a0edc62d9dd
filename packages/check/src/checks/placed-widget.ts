import { camelCase, type Problem } from '@adviser-widgets/widget';
import type { OpenPage } from '../pages/open-page.ts';
import type { Finding } from './finding.ts';
import type { ManifestWidget } from './read-manifest.ts';

/** A placeholder with its widget, read as the runtime reads it. */
export interface PlacedWidget {
  readonly element: HTMLElement;
  readonly widget: ManifestWidget;
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** A finding about a widget, before its place is known. */
export interface Remark extends Pick<Finding, 'rule' | 'message'> {
  readonly severity: Finding['severity'];
  /** Its place, if it is not the placeholder's tag. */
  readonly element?: Element;
  readonly attribute?: string;
}

/** Returns whether the attribute of this name has a value; false without a name. */
export function hasValue({ props }: PlacedWidget, attribute = ''): boolean {
  return attribute !== '' && Boolean(props[camelCase(attribute)]);
}

export function error(rule: Remark['rule'], message: string, place: Partial<Remark> = {}): Remark {
  return { ...place, severity: 'error', rule, message };
}

export function warning(rule: Remark['rule'], message: string, place: Partial<Remark> = {}): Remark {
  return { ...place, severity: 'warning', rule, message };
}

/** Places a remark about a widget, or about the page if there is no widget. */
export function findingOf(
  { locate }: OpenPage,
  { element, attribute, severity, rule, message }: Remark,
  { subject, around }: { readonly subject: string; readonly around?: Element },
): Finding {
  const place = element ?? around;
  return { ...(place ? locate(place, attribute) : {}), severity, rule, subject, message };
}

/** Whether its calls go to `apiBase`. */
export function sendsLeads({ widget: { callsApi, base } }: PlacedWidget): boolean {
  return callsApi && !base;
}

/** Whether it asks visitors for something: a form or a search. */
export function isInteractive({ purpose, content }: ManifestWidget): boolean {
  return purpose === 'form' || (purpose === 'find' && !content);
}
