/** Which API to use: the real one, or the sandbox. */
export type Environment = 'live' | 'sandbox';

const localHost = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\]|.*\.local|)$/i;

/** Without a flag, only local hosts use the sandbox: a missing flag must never lose real leads. */
export function resolveEnvironment(flag: string | undefined, hostname: string): Environment {
  if (flag === 'live' || flag === 'sandbox') return flag;
  return localHost.test(hostname) ? 'sandbox' : 'live';
}
