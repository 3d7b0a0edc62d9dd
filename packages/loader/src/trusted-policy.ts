import type { TrustedPolicy as PackagesPolicy } from '@adviser-widgets/core';

/** What the packages mark as trusted, and the loader's own import maps. */
export interface TrustedPolicy extends PackagesPolicy {
  createScript(text: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Record<keyof TrustedPolicy, (text: string) => string>): TrustedPolicy;
}

/**
 * The one Trusted Types policy of the library, `adviser-widgets`; `undefined` where the browser has
 * none or the page's CSP does not list that name.
 */
export function createPolicy(): TrustedPolicy | undefined {
  const same = (text: string) => text;
  try {
    const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
    return trustedTypes?.createPolicy('adviser-widgets', { createScript: same, createScriptURL: same, createHTML: same });
  } catch {
    return undefined; // the browser has told of the directive to fix
  }
}
