import { message } from '@adviser-widgets/core';
import { useEffect, useState } from 'react';

/** Says when it may be tried again, and counts down for the eye: read out once, not every second. */
export function RetryWait({ seconds, widget }: { seconds: number; widget: string }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const textFor = (count: number) => message('wait', widget).replace('{seconds}', String(count));
  return (
    <p>
      <span className="aw-hidden">{textFor(seconds)}</span>
      <span aria-hidden="true">{textFor(left)}</span>
    </p>
  );
}
