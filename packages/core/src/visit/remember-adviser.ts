import { keepCookie } from './cookies.ts';
import { learn } from './tracking-info.ts';
import { isUuid } from '../values/ids.ts';

/** Remembers the visitor's adviser, for this page and in the cookie `aaid`. Ignores an invalid UUID. */
export function rememberAdviser(id: string): void {
  if (!isUuid(id)) return;
  learn({ aaid: id });
  keepCookie('aaid', id);
}
