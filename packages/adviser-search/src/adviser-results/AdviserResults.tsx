import type { WidgetProps } from '@adviser-widgets/widget';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import type { definition } from './definition.ts';

/** Props of AdviserResults. */
export type AdviserResultsProps = WidgetProps<
  typeof definition.attributes,
  typeof definition.slots,
  typeof definition.events
>;

export function AdviserResults() {
  return <div {...useRoot()({ className: 'aw-adviser-results' })} />;
}
