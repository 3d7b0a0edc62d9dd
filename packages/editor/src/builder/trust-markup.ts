import { adoptPolicy, type TrustedPolicy } from '@adviser-widgets/core';

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/**
 * A Trusted Types policy of the builder's own, `adviser-widgets-editor`, as its page may have the loader too, which has made
 * the library's. Markup is only ever parsed by it, in inert documents.
 */
export function trustMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const asGiven = (text: string) => text;
  adoptPolicy(trustedTypes?.createPolicy('adviser-widgets-editor', { createScriptURL: asGiven, createHTML: asGiven }));
}
