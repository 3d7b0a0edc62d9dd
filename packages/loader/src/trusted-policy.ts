/** What the library marks as trusted: its own import map, addresses from the configuration, sanitised HTML. */
export interface TrustedPolicy {
  createScript(text: string): unknown;
  createScriptURL(url: string): unknown;
  createHTML(html: string): unknown;
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
    return undefined; // the browser has told of the directive to mend
  }
}
