import { usePageVisible } from '@adviser-widgets/ui';
import { useEffect, useState } from 'react';

export function UsePageVisibleExample() {
  const isVisible = usePageVisible();
  const [departures, setDepartures] = useState(0);
  useEffect(() => (isVisible ? () => setDepartures((count) => count + 1) : undefined), [isVisible]);
  return <p>You have left this tab {departures} times.</p>;
}
