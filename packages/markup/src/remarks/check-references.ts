import { unshadowed } from '@adviser-widgets/core/internal';
import { camelCase } from '@adviser-widgets/widget';
import { readLoaderAttribute } from '@adviser-widgets/widget/internal';
import { error, type PlacedWidget, type Remark } from './remark.ts';

/** Finds ids of elements that are there, and are not the widget that is looked for. */
export function checkReferences({ element, widget, props }: PlacedWidget): Remark[] {
  return Object.entries(widget.attributes).flatMap(([name, { widget: wanted }]) => {
    const id = props[camelCase(name)];
    const target =
      typeof id === 'string' && wanted ? unshadowed(element).ownerDocument.getElementById(id) : null;
    if (!target || readLoaderAttribute(target, 'widget') === wanted) return [];
    return error(
      'unknown-id',
      `data-${name}="${id}" is not the id of a widget ${wanted}, so nothing shows there; give that widget id="${id}"`,
      { attribute: `data-${name}` },
    );
  });
}
