import type { Fields } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import type { RecordKind } from '../records.ts';
import { apiRoutes } from './api-routes.ts';

/** Returns what the call that stores records of a kind has against these fields, for tests. */
export function judge(kind: RecordKind, encoding: Encoding, fields: Fields): string[] {
  const route = apiRoutes.find((each) => 'stores' in each && each.stores === kind);
  if (!route || !('check' in route)) throw new Error(`No call stores a ${kind}`);
  return route.check({ encoding, contentType: '', fields });
}

/** Returns the fields with other values at paths like `referrals.0.formPhone`; `undefined` removes a key. */
export function withValues(fields: Fields, values: Fields): Fields {
  const copy = structuredClone(fields) as Record<string, unknown>;
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const place = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
    if (value === undefined) Reflect.deleteProperty(place, last);
    else place[last] = value;
  }
  return copy;
}
