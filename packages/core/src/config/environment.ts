/** Which API to use: the real one, or the sandbox. */
export type Environment = 'live' | 'sandbox';

const localHost = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\]|.*\.local|)$/i;

/**
 * Returns the environment of a page (R2): the flag if it is known. Otherwise local hosts use the sandbox and
 * all others are live, so that a missing flag never loses real leads.
 */
export function resolveEnvironment(flag: string | undefined, hostname: string): Environment {
  if (flag === 'live' || flag === 'sandbox') return flag;
  return localHost.test(hostname) ? 'sandbox' : 'live';
}
