import { purposes, type Purpose } from '@adviser-widgets/widget/internal';
import type { BuilderWidget } from '../builder-widget.ts';

export interface WidgetGroup {
  readonly title: string;
  readonly widgets: readonly BuilderWidget[];
}

const titles: Readonly<Record<Purpose, string>> = {
  form: 'Hear from visitors',
  find: 'Help visitors find',
  show: 'Inform visitors',
  page: 'Parts of pages',
};

/** The widgets that editors put on pages, by what they use them for. */
export function groupWidgets(widgets: readonly BuilderWidget[]): WidgetGroup[] {
  return purposes
    .map((purpose) => ({
      title: titles[purpose],
      widgets: widgets.filter((widget) => widget.purpose === purpose),
    }))
    .filter((group) => group.widgets.length > 0);
}
