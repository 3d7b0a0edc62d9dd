import { useEffect, useState } from 'react';
import { outcomeText } from './outcome-texts.ts';

/** Tells that the form holds a draft. What a live region contains from the start is not announced. */
export function DraftNotice({ widget, onClear }: { widget: string; onClear: () => void }) {
  const [said, setSaid] = useState('');
  const text = outcomeText('draftRestored', widget);
  useEffect(() => {
    const timers = [setTimeout(setSaid, 500, text), setTimeout(setSaid, 5500, '')];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return (
    <div className="aw-form-notice aw-draft">
      <p className="aw-hidden" role="status">
        {said}
      </p>
      <span>{text}</span>{' '}
      <button type="button" className="aw-link" onClick={onClear}>
        {outcomeText('draftClear', widget)}
      </button>
    </div>
  );
}
