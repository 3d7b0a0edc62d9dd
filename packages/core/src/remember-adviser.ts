import { keepAdviser } from './keep-adviser.ts';
import { thisPage } from './this-page.ts';

/** Remembers the adviser this visitor has turned to, on this page and in the cookie `aaid`; what is no UUID is ignored (row 56). */
export function rememberAdviser(id: string): void {
  keepAdviser(id, thisPage());
}
