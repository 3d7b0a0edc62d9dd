import type { Request } from 'express';
import { SearchRefusal } from './search-refusal.ts';

/** The public key is for pages; only the other one may write. */
export const searchKeys = { appId: 'sandbox', apiKey: 'sandbox', adminKey: 'sandbox-admin' } as const;

/** Keys may be in the query or the headers. Throws a `SearchRefusal` (403). */
export function checkKeys(request: Request, mayWrite: boolean): void {
  const appId = credential(request, 'x-algolia-application-id');
  const key = credential(request, 'x-algolia-api-key');
  const isAdmin = key === searchKeys.adminKey;
  if (appId !== searchKeys.appId || !(isAdmin || key === searchKeys.apiKey)) {
    throw new SearchRefusal(403, 'Invalid Application-ID or API key');
  }
  if (mayWrite && !isAdmin) throw new SearchRefusal(403, 'Method not allowed with this API key');
}

function credential(request: Request, name: string): unknown {
  return request.query[name] ?? request.get(name);
}
