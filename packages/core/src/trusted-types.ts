/** What marks an address or a text as trusted, where a page enforces Trusted Types. */
export interface TrustedPolicy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** The one Trusted Types policy of the library: add `trusted-types adviser-widgets` to the CSP. */
const policyName = 'adviser-widgets';

let own: TrustedPolicy | undefined;

/**
 * Marks an address from the configuration (never one from a widget's attributes) as a script address.
 *
 * @param policy the loader's, as a page may allow a name only once; made here where there is no loader
 */
export function trustedScriptUrl(url: string, policy: TrustedPolicy | undefined): string {
  // The DOM accepts the policy's object where its types say string.
  return ((policy ?? ownPolicy())?.createScriptURL(url) ?? url) as string;
}

function ownPolicy(): TrustedPolicy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  own ??= factory?.createPolicy(policyName, { createScriptURL: (address) => address });
  return own;
}
