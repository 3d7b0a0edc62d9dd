import { unshadowed } from '../host/shadowed-names.ts';

/** Whether some of an element is within the height of the window. */
export function isInSight(element: Element): boolean {
  const { top, bottom } = unshadowed(element).getBoundingClientRect();
  return bottom >= 0 && top < innerHeight;
}
