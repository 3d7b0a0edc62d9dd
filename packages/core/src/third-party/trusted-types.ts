import { pageState } from '../page/page-state.ts';

/** Marks an address or a text as trusted, on pages that enforce Trusted Types. */
export interface TrustedPolicy {
  /** For addresses from the configuration, never from a widget's attributes. */
  createScriptURL(url: string): unknown;
  /** For the sanitiser only: it parses the HTML in a separate document and lets none of it into the page. */
  createHTML(html: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** A page may allow the name only once. */
const page = /* @__PURE__ */ pageState('policy', (): { policy?: TrustedPolicy | undefined } => ({}));

/** Uses a policy of another name, for example the editor's. */
export function adoptPolicy(given: TrustedPolicy | undefined): void {
  page.policy = given;
}

/** Returns our policy; `undefined` without Trusted Types, or if the CSP does not list `adviser-widgets`. */
export function getPolicy(): TrustedPolicy | undefined {
  page.policy ??= createPolicy();
  return page.policy;
}

function createPolicy(): TrustedPolicy | undefined {
  // eslint-disable-next-line no-restricted-syntax -- the browser's own name
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const asGiven = (text: string) => text;
  try {
    return trustedTypes?.createPolicy('adviser-widgets', { createScriptURL: asGiven, createHTML: asGiven });
  } catch {
    return undefined; // the browser has reported the directive to fix
  }
}
