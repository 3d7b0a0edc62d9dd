import { useEffect, useState } from 'react';

/** Milliseconds a text has to stand: what changes with every key is said once, at the end. */
const pause = 500;

/** Says a text politely to screen readers, each time it has changed and settled. Nothing is shown. */
export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="aw-hidden" aria-live="polite">
      {said}
    </div>
  );
}
