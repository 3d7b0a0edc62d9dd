import type { WidgetProps } from '@adviser-widgets/widget';
import type { definition } from './definition.ts';

/** Props of AdviserResults. */
export type AdviserResultsProps = WidgetProps<
  typeof definition.attributes,
  typeof definition.slots,
  typeof definition.events
>;

export function AdviserResults() {
  return <div className="aw-adviser-results" />;
}
