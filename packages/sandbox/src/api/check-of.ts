import type { Fields } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import type { RecordKind } from '../records.ts';
import { apiRoutes } from './api-routes.ts';

/** Returns the check of the call that stores records of a kind, for tests. */
export function checkOf(kind: RecordKind): (encoding: Encoding, fields: Fields) => string[] {
  const route = apiRoutes.find((each) => 'stores' in each && each.stores === kind);
  if (!route || !('check' in route)) throw new Error(`No call stores a ${kind}`);
  return (encoding, fields) => route.check({ encoding, contentType: '', fields });
}
