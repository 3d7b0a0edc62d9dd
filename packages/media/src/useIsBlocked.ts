import { parseAddress } from '@adviser-widgets/core/internal';
import { useEffect, useState } from 'react';

/**
 * Whether the page's Content Security Policy has blocked a frame of this origin. No other refusal can be seen from
 * outside: a frame that cannot be reached loads the browser's own error page.
 */
export function useIsBlocked(origin: string): boolean {
  const [blocked, setBlocked] = useState('');
  useEffect(() => {
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      const { effectiveDirective, disposition, blockedURI } = event;
      if (effectiveDirective === 'frame-src' && disposition === 'enforce' && originOf(blockedURI) === origin)
        setBlocked(origin);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [origin]);
  return origin !== '' && blocked === origin;
}

/** '' if no frame can show the address. */
export function originOf(address: string): string {
  const url = parseAddress(address, globalThis.document?.baseURI);
  return url?.protocol.startsWith('http') ? url.origin : '';
}
