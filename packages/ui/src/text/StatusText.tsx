import { useEffect, useState } from 'react';

/** Milliseconds: by then screen readers have noticed a text, and say it even after it has gone. */
const durationMs = 5000;

interface StatusTextProps {
  /** '' says nothing. */
  readonly text: string;
}

/** Announces a text politely to screen readers, at once, and then removes it: who reads on has heard it. */
export function StatusText({ text }: StatusTextProps) {
  const [over, setOver] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setOver(text), durationMs);
    return () => {
      clearTimeout(timer);
      setOver('');
    };
  }, [text]);
  return (
    <p className="aw-hidden" role="status">
      {text !== over && text}
    </p>
  );
}
