import { useInView } from '@adviser-widgets/ui';
import { useRef } from 'react';

export function UseInViewExample() {
  const element = useRef<HTMLParagraphElement>(null);
  const isInView = useInView(element, { nearness: 200 });
  return <p ref={element}>{isInView ? 'I am in the window, or near it.' : 'I am far away.'}</p>;
}
