/** What marks an address or a text as trusted, where a page enforces Trusted Types. */
export interface TrustedPolicy {
  /** For addresses from the configuration, never one from a widget's attributes. */
  createScriptURL(url: string): unknown;
  /** For HTML to be parsed in a document of its own. Only the sanitiser may, which lets none of it into the page. */
  createHTML(html: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/** Takes the policy that the loader has made, as a page may allow a name only once. */
export function adoptPolicy(given: TrustedPolicy | undefined): void {
  policy = given;
}

/**
 * The one Trusted Types policy of the library: add `trusted-types adviser-widgets` to the CSP.
 * `undefined` where the browser has no Trusted Types.
 */
export function getPolicy(): TrustedPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const asGiven = (text: string) => text;
  policy ??= trustedTypes?.createPolicy('adviser-widgets', { createScriptURL: asGiven, createHTML: asGiven });
  return policy;
}
