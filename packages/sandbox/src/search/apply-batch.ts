import * as v from 'valibot';
import type { SearchIndex } from './search-indexes.ts';
import { readSearchBody } from './search-request.ts';

/** The most operations of one batch. */
export const batchSize = 1000;

const fields = v.record(v.string(), v.unknown());
const identified = v.looseObject({ objectID: v.pipe(v.string(), v.nonEmpty()) });

const operation = v.variant('action', [
  v.strictObject({ action: v.literal('addObject'), body: fields }),
  v.strictObject({ action: v.literal('updateObject'), body: identified }),
  v.strictObject({ action: v.literal('partialUpdateObject'), body: identified }),
  v.strictObject({ action: v.literal('partialUpdateObjectNoCreate'), body: identified }),
  v.strictObject({ action: v.literal('deleteObject'), body: identified }),
  v.strictObject({ action: v.literal('clear'), body: v.optional(fields) }),
]);

const batch = v.strictObject({ requests: v.pipe(v.array(operation), v.maxLength(batchSize)) });

type Operation = v.InferOutput<typeof operation>;

/** @throws {SearchRefusal} if one of the operations is invalid */
export function readBatch(body: unknown): readonly Operation[] {
  return readSearchBody(batch, body).requests;
}

/** Returns the affected ids. */
export function applyBatch(index: SearchIndex, operations: readonly Operation[]): string[] {
  return operations.flatMap((each) => apply(index, each));
}

function apply(index: SearchIndex, { action, body }: Operation): string[] {
  if (action === 'clear') {
    index.clear();
    return [];
  }
  const objectID =
    typeof body.objectID === 'string' ? body.objectID : crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const known = index.get(objectID);
  if (action === 'deleteObject') index.remove(objectID);
  else if (action === 'addObject' || action === 'updateObject') index.put({ ...body, objectID });
  else if (known || action === 'partialUpdateObject') index.put({ ...known, ...body, objectID });
  return [objectID];
}
