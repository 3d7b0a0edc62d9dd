import { keepCookie, type CookiePage } from './keep-cookie.ts';
import { learn } from './tracking-info.ts';
import { isUuid } from './uuid.ts';

/** Remembers the adviser a visitor has turned to, on this page and, given `page`, in the cookie `aaid`. What is no UUID is ignored (row 56). */
export function keepAdviser(id: unknown, page?: CookiePage): void {
  if (typeof id !== 'string' || !isUuid(id)) return;
  learn({ aaid: id });
  if (page) keepCookie('aaid', id, page);
}
