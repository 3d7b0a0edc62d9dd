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

/** What editors look for most, first. */
const wanted: readonly string[] = [
  'request-call-form',
  'callback-form',
  'short-contact-form',
  'contact-adviser-form',
  'adviser-search',
  'address-map',
  'accordion',
  'notice-banner',
  'announcement',
  'image-carousel',
  'youtube-video',
  'sticky-mobile-bar',
];

/** The widgets that editors put on pages, by what they use them for, the most wanted first. */
export function groupWidgets(widgets: readonly BuilderWidget[]): WidgetGroup[] {
  return purposes
    .map((purpose) => ({
      title: titles[purpose],
      widgets: widgets
        .filter((widget) => widget.purpose === purpose)
        .sort((one, other) => placeOf(one) - placeOf(other)),
    }))
    .filter((group) => group.widgets.length > 0);
}

function placeOf({ name, task }: BuilderWidget): number {
  const place = wanted.indexOf(name);
  if (place >= 0) return place;
  return task === 'page' ? wanted.length + 1 : wanted.length; // for staff, or the page itself
}
