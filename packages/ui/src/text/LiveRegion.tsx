import { useEffect, useState } from 'react';

/** Milliseconds: a text that changes with every key is announced once, at the end. */
const pauseMs = 500;
/** Milliseconds: by then screen readers have noticed a text, and say it even after it has gone. */
const durationMs = 5000;

interface LiveRegionProps {
  /** '' says nothing. */
  readonly text: string;
}

/** Announces a text politely to screen readers once it has settled, and then removes it. Shows nothing. */
export function LiveRegion({ text }: LiveRegionProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timers = [setTimeout(setSaid, pauseMs, text), setTimeout(setSaid, pauseMs + durationMs, '')];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return (
    <div className="aw-hidden" aria-live="polite">
      {said}
    </div>
  );
}
