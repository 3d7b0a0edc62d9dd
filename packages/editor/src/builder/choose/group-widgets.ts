import { purposes, type Purpose } from '@adviser-widgets/widget';
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

/** Keeps widgets that contain all of `words`, those with a matching title first. */
export function groupWidgets(widgets: readonly BuilderWidget[], words = ''): WidgetGroup[] {
  const found = widgets
    .filter((widget) => matches(widget, words))
    .sort((a, b) => Number(isTitled(b, words)) - Number(isTitled(a, words)));
  return purposes
    .map((purpose) => ({
      title: titles[purpose],
      widgets: found.filter((widget) => widget.purpose === purpose),
    }))
    .filter((group) => group.widgets.length > 0);
}

function isTitled({ title }: BuilderWidget, words: string): boolean {
  return title.toLowerCase().includes(words.trim().toLowerCase());
}

function matches({ name, title, description, slots, attributes }: BuilderWidget, words: string): boolean {
  const text = [name, title, description, ...Object.keys(attributes), ...Object.keys(slots)]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
