import { getConfig } from '@adviser-widgets/core';
import { message } from '@adviser-widgets/core/internal';
import { PhoneLink, StatusText } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { RegionSearchState } from './region-search.ts';
import { countText, searchText } from './texts.ts';

/** An error under the button; everything else is for screen readers. */
export function SearchStatus({ state }: { state: RegionSearchState }) {
  const { name: widget } = useWidgetHost();
  const { phone } = getConfig();
  return (
    <>
      <StatusText text={statusOf(state, widget)} />
      <div role="alert">
        {state.status === 'failed' && (
          <div className="aw-search-failed">
            <p>{message('error', widget)}</p>
            {phone && (
              <p>
                <span>{message('phoneHelp', widget)}</span> <PhoneLink number={phone} />
              </p>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function statusOf(state: RegionSearchState, widget: string): string {
  if (state.status === 'searching') return searchText('searching', widget);
  return state.status === 'found' ? countText(state.advisers.length, widget) : '';
}
