import type { PlacedWidget as Placed, Remark as RemarkOf } from '@adviser-widgets/markup';
import type { OpenPage } from '../pages/open-page.ts';
import type { Finding } from './finding.ts';
import type { ManifestWidget } from './read-manifest.ts';

export { error, hasValue, warning } from '@adviser-widgets/markup';

/** A placeholder with its widget, read as the runtime reads it. */
export interface PlacedWidget extends Placed {
  readonly widget: ManifestWidget;
}

/** A finding about a widget, before its place is known. */
export type Remark = RemarkOf<Finding['rule']>;

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
