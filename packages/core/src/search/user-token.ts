import { readCookie } from '../cookies.ts';

/** The tracking cookie as the vendor's user token; '' where it is none or fits not (H11). An e-mail address never does. */
export function userToken(): string {
  const id = readCookie('libTrackUnidentified');
  return /^[a-zA-Z0-9_=/+-]{1,129}$/.test(id) ? id : '';
}
