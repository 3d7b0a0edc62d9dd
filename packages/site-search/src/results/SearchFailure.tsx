import { message } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { searchText } from '../search/texts.ts';

/** Shown where a failed search leaves nothing else. The button goes away with it: move the focus. */
export function SearchFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { name: widget } = useWidgetHost();
  return (
    <div className="aw-search-note">
      <p>{searchText('searchUnavailable', widget)}</p>
      <button type="button" className="aw-link" onClick={onRetry}>
        {message('tryAgain', widget)}
      </button>
    </div>
  );
}
