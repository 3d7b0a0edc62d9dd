import { toJson, unshadowed } from '@adviser-widgets/core/internal';
import type { WidgetHost } from '@adviser-widgets/widget';

/**
 * Returns a name for a form, which tells the forms of a page apart that send to one place. Pages copy placeholders with
 * their ids. In an app, a form that is shown again with the same `start` is the same one, on whatever route.
 */
export function nameForm({ name, element }: WidgetHost, start: unknown): string {
  if (!element) return toJson([name, start]);
  const signOf = (each: Element) =>
    toJson(['id', 'data-widget'].map((name) => unshadowed(each).getAttribute(name)));
  const all = [...document.querySelectorAll('[data-widget], [data-widget-state]')];
  const alike = all.filter((each) => signOf(each) === signOf(element));
  return toJson([location.pathname, name, signOf(element), alike.indexOf(element)]);
}
