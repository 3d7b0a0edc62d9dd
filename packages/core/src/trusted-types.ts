interface Policy {
  createScriptURL(url: string): unknown;
  createHTML(html: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The one Trusted Types policy of the library: add `trusted-types adviser-widgets` to the CSP. */
const policyName = 'adviser-widgets';

let policy: Policy | undefined;

/** Marks an address from the configuration (never one from a widget's attributes) as a script address. */
export function trustedScriptUrl(url: string): string {
  // The DOM accepts the policy's object where its types say string.
  return (getPolicy()?.createScriptURL(url) ?? url) as string;
}

/** Marks HTML for parsing in a document of its own. Only the sanitiser may, which lets none of it into the page. */
export function trustedHtml(html: string): string {
  // As above.
  return (getPolicy()?.createHTML(html) ?? html) as string;
}

function getPolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const asGiven = (text: string) => text;
  policy ??= factory?.createPolicy(policyName, { createScriptURL: asGiven, createHTML: asGiven });
  return policy;
}
