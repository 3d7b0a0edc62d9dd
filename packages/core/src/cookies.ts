/**
 * A cookie's value, or '' when it is absent, misshapen, or the page may not read cookies (R5: nothing
 * throws). Reading is three lines; js-cookie weighs 500 bytes on every form and comes with the first
 * widget that writes a cookie.
 */
export function readCookie(name: string): string {
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  } catch {
    return ''; // blocked cookies count as none
  }
}
