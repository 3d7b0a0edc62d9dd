import { keepCookie, readCookie } from '@adviser-widgets/core/internal';

/** Shared by all notices, for one hour after the last one was closed. */
const cookie = { name: 'banner_closed', days: 1 / 24 };

/** Encoded characters: the browser sends the cookie with each request. Ten versions of 64 letters fit. */
const maxLength = 1000;

/** Returns the versions that the visitor has closed, the last one last: `easter~1~phones`. */
export function readClosed(): string {
  return readCookie(cookie.name);
}

/** Whether a notice with this version is among those closed. One without a version is once any notice is. */
export function isAmong(closed: string, version: string): boolean {
  return version ? `~${closed}~`.includes(`~${version}~`) : closed !== '';
}

/** Adds a version to those that the visitor's next pages know as closed; '' is a notice without one. */
export function keepClosed(version: string): void {
  keepCookie(cookie.name, (closed) => withClosed(closed, version || '1'), cookie.days);
}

/** The oldest ones make room. */
function withClosed(closed: string, version: string): string {
  const versions = [...closed.split('~').filter((each) => each && each !== version), version];
  while (encodeURIComponent(versions.join('~')).length > maxLength) versions.shift();
  return versions.join('~');
}
