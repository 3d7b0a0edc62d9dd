/** Which API answers: the real one, or the sandbox. */
export type Environment = 'live' | 'sandbox';

const localHost = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\]|.*\.local|)$/i;

/**
 * The environment of a page (R2): the flag where it is known, else the sandbox on local hosts and
 * live everywhere else, so that a missing flag can never swallow real leads.
 */
export function resolveEnvironment(flag: string | undefined, hostname: string): Environment {
  if (flag === 'live' || flag === 'sandbox') return flag;
  return localHost.test(hostname) ? 'sandbox' : 'live';
}
