import { useEffect, useState } from 'react';

/** Milliseconds: a text that changes with every key is announced once, at the end. */
const pause = 500;

/** Announces a text politely to screen readers once it has settled. Shows nothing. */
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
