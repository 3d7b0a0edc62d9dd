import { camelCase } from '@adviser-widgets/widget';
import { readLoaderAttribute } from '@adviser-widgets/widget/internal';
import type { OpenPage } from '../pages/open-page.ts';
import { error, type PlacedWidget, type Remark } from './placed-widget.ts';

/** Finds ids of elements that are there, and are not the widget that is looked for. */
export function checkReferences({ document }: OpenPage, { widget, props }: PlacedWidget): Remark[] {
  return Object.entries(widget.attributes).flatMap(([name, { widget: wanted }]) => {
    const id = props[camelCase(name)];
    const target = typeof id === 'string' && wanted ? document.getElementById(id) : null;
    if (!target || readLoaderAttribute(target, 'widget') === wanted) return [];
    return error(
      'unknown-id',
      `data-${name}="${id}" is not the id of a widget ${wanted}, so nothing shows there; give that widget id="${id}"`,
      { attribute: `data-${name}` },
    );
  });
}
