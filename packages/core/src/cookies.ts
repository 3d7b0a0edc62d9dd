import Cookies from 'js-cookie';

/** A cookie's value, or '' when it is absent or the page may not read cookies (R5: nothing throws). */
export function readCookie(name: string): string {
  try {
    return Cookies.get(name) ?? '';
  } catch {
    return ''; // blocked cookies count as none
  }
}
