import type { BuilderWidget } from './builder-widget.ts';

export interface WidgetGroup {
  readonly title: string;
  readonly widgets: readonly BuilderWidget[];
}

/** Families by what an editor wants, in the order of what is asked for most; one that stands nowhere is a part of pages. */
const purposes: Readonly<Record<string, readonly string[]>> = {
  'Hear from visitors': ['lead-forms', 'survey', 'subscription-centre', 'gift-programme'],
  'Help visitors find': ['adviser-search', 'site-search', 'blog-list', 'maps', 'chat'],
  'Tell and show': ['banners', 'media', 'disclosure'],
};
const others = 'Parts of pages';

/** Widgets by purpose; with words, those in which all of them stand, first where they are the title. */
export function groupWidgets(widgets: readonly BuilderWidget[], words = ''): WidgetGroup[] {
  const found = widgets.filter((widget) => matches(widget, words)).sort((a, b) => Number(isTitled(b, words)) - Number(isTitled(a, words)));
  return [...Object.keys(purposes), others]
    .map((title) => ({ title, widgets: found.filter((widget) => purposeOf(widget) === title) }))
    .filter((group) => group.widgets.length > 0);
}

function purposeOf({ package: name }: BuilderWidget): string {
  const family = name.replace('@adviser-widgets/', '');
  return Object.keys(purposes).find((purpose) => purposes[purpose]?.includes(family)) ?? others;
}

function isTitled({ title }: BuilderWidget, words: string): boolean {
  return title.toLowerCase().includes(words.trim().toLowerCase());
}

function matches({ name, title, description, slots, attributes }: BuilderWidget, words: string): boolean {
  const text = [name, title, description, ...Object.keys(attributes), ...Object.keys(slots)].join(' ').toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
