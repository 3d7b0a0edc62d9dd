import { SearchRefusal } from './search-refusal.ts';

/** The public key is for pages; only the other one may write. */
export const searchKeys = { appId: 'sandbox', apiKey: 'sandbox', adminKey: 'sandbox-admin' } as const;

/** Keys may be in the query or the headers: `credential` finds both. Throws a `SearchRefusal` (403). */
export function checkKeys(credential: (name: string) => unknown, mayWrite: boolean): void {
  const appId = credential('x-algolia-application-id');
  const key = credential('x-algolia-api-key');
  const isAdmin = key === searchKeys.adminKey;
  if (appId !== searchKeys.appId || !(isAdmin || key === searchKeys.apiKey)) {
    throw new SearchRefusal(403, 'Invalid Application-ID or API key');
  }
  if (mayWrite && !isAdmin) throw new SearchRefusal(403, 'Method not allowed with this API key');
}
