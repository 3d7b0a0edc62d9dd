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

/** Takes a policy of another name, as the editor's has. */
export function adoptPolicy(given: TrustedPolicy | undefined): void {
  policy = given;
}

/**
 * The one Trusted Types policy of the library: add `trusted-types adviser-widgets` to the CSP. `undefined` where the
 * browser has no Trusted Types or the page's CSP does not list that name.
 */
export function getPolicy(): TrustedPolicy | undefined {
  policy ??= createPolicy();
  return policy;
}

function createPolicy(): TrustedPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const asGiven = (text: string) => text;
  try {
    return trustedTypes?.createPolicy('adviser-widgets', { createScriptURL: asGiven, createHTML: asGiven });
  } catch {
    return undefined; // the browser has reported the directive to fix
  }
}
