/**
 * The client behind both builds of `algoliasearch/lite`, without what they add: an XHR requester, memories in
 * localStorage, other time limits in Node. The package exports the file, but no types for it.
 */
declare module 'algoliasearch/dist/lite/src/liteClient.js' {
  import type { LiteClient, liteClient } from 'algoliasearch/lite';

  type Options = NonNullable<Parameters<typeof liteClient>[2]>;

  export function createLiteClient(
    options: Options & { readonly appId: string; readonly apiKey: string },
  ): LiteClient;
}
