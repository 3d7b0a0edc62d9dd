import { getConfig, message } from '@adviser-widgets/core';
import { PhoneLink } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { RegionSearchState } from './region-search.ts';
import { countText, searchText } from './texts.ts';

/** Under the button: what went wrong (H20). To screen readers also that it searches, and once what it found. */
export function SearchStatus({ state }: { state: RegionSearchState }) {
  const { name: widget } = useWidgetHost();
  const { phone } = getConfig();
  return (
    <>
      <div role="status" className="aw-hidden">
        {state.status === 'searching' && <p>{searchText('searching', widget)}</p>}
        {state.status === 'found' && <p>{countText(state.advisers.length, widget)}</p>}
      </div>
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
