import { unshadowed } from '@adviser-widgets/core/internal';

/** Whether a space of another kind made a name of a whole tag, `div\u00a0class="…"`: its end tag has another name. */
export function hasTornName(element: Element): boolean {
  return !/^[a-z][\p{L}\p{N}\p{Extended_Pictographic}._·-]*$/u.test(unshadowed(element).localName);
}
