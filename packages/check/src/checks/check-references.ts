import { createPlaceholder } from '@adviser-widgets/widget';
import type { OpenPage } from '../pages/open-page.ts';
import { error, type PlacedWidget, type Remark } from './placed-widget.ts';

/** Finds ids of elements that are there, and cannot be what the widget looks for. */
export function checkReferences({ document }: OpenPage, { widget, props }: PlacedWidget): Remark[] {
  const id = props['results'];
  if (widget.name !== 'adviser-search' || typeof id !== 'string') return [];
  const target = document.getElementById(id);
  return target && createPlaceholder(target).name !== 'adviser-results'
    ? [
        error(
          'unknown-id',
          `data-results="${id}" is not the id of a widget adviser-results, so the advisers show nowhere; give that widget id="${id}"`,
          { attribute: 'data-results' },
        ),
      ]
    : [];
}
