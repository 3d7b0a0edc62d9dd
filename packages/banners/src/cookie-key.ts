import { digestOf } from '@adviser-widgets/core/internal';

const maxLength = 64;

/** A version or an id as a cookie holds it: the browser sends cookies with each request, so a long one is digested. */
export function cookieKey(text: string): string {
  return text.length > maxLength ? digestOf(text) : text;
}
