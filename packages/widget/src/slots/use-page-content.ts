import { holderOf } from '../mount/holder.ts';
import { useWidgetHost } from '../mount/widget-context.ts';

const none: readonly ChildNode[] = [];

/**
 * Returns a content widget's own nodes (contract section 1); none in an app or a link. Another array once the page has
 * changed them: whatever shows some of them reads them again.
 */
export function usePageContent(): readonly ChildNode[] {
  return holderOf(useWidgetHost().element)?.content ?? none;
}
