import { useReducedMotion } from '@adviser-widgets/ui';

export function UseReducedMotionExample() {
  const isStill = useReducedMotion();
  return <p>{isStill ? 'You asked for less motion: nothing moves.' : 'Motion is welcome.'}</p>;
}
