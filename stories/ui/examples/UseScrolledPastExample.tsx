import { useScrolledPast } from '@adviser-widgets/ui';

export function UseScrolledPastExample() {
  const isPast = useScrolledPast(50);
  return (
    <div style={{ minHeight: '120vh' }}>
      <p style={{ position: 'sticky', top: 0 }}>
        {isPast ? <a href="#top">Back to the top</a> : 'Scroll down by 50 pixels.'}
      </p>
    </div>
  );
}
