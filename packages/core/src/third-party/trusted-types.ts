/** Marks an address or a text as trusted, on pages that enforce Trusted Types. */
export interface TrustedPolicy {
  /** For addresses from the configuration, never one from a widget's attributes. */
  createScriptURL(url: string): unknown;
  /**
   * For HTML that is parsed in a separate document. Only the sanitiser may call it, and lets none of that
   * HTML into the page.
   */
  createHTML(html: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/** Uses a policy of another name, for example the editor's. */
export function adoptPolicy(given: TrustedPolicy | undefined): void {
  policy = given;
}

/**
 * Returns the library's only Trusted Types policy: add `trusted-types adviser-widgets` to the CSP. Returns
 * `undefined` if the browser has no Trusted Types or the page's CSP does not list that name.
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
