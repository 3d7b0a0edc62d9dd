interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** The one Trusted Types policy of the library: add `trusted-types adviser-widgets` to the CSP. */
const policyName = 'adviser-widgets';

let policy: ScriptUrlPolicy | undefined;

/** Takes the policy that the loader has made, as a page may allow a name only once. */
export function adoptPolicy(given: ScriptUrlPolicy): void {
  policy = given;
}

/** Marks an address from the configuration (never one from a widget's attributes) as a script address. */
export function trustedScriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return url;
  policy ??= factory.createPolicy(policyName, { createScriptURL: (address) => address });
  // The DOM accepts the policy's object where its types say string.
  return policy.createScriptURL(url) as string;
}
