import { message } from '@adviser-widgets/core';

/** Says that the fields hold what was typed before a reload, and offers to clear them. */
export function DraftNotice({ widget, onClear }: { widget: string; onClear: () => void }) {
  return (
    <p className="aw-form-notice aw-draft" role="status">
      <span>{message('draftRestored', widget)}</span>{' '}
      <button type="button" className="aw-text-button" onClick={onClear}>
        {message('draftClear', widget)}
      </button>
    </p>
  );
}
