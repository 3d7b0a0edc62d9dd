import * as v from 'valibot';
import { excessOf } from '../body-size.ts';

/** Answered as `{message, status}`, like the vendor's. */
export class SearchRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The keys of pages. */
export const searchKeys = { appId: 'sandbox', apiKey: 'sandbox' } as const;

/**
 * Checks the keys, which may be in the query or the headers: `credential` finds both.
 * @throws {SearchRefusal} 403
 */
export function checkKeys(credential: (name: string) => unknown): void {
  const { appId, apiKey } = searchKeys;
  if (credential('x-algolia-application-id') !== appId || credential('x-algolia-api-key') !== apiKey)
    throw new SearchRefusal(403, 'Invalid Application-ID or API key');
}

/** @throws {SearchRefusal} 400 for what is not JSON, or too large to check */
export function parseSearchBody(body: unknown): unknown {
  const parsed = parseJson(typeof body === 'string' && body !== '' ? body : '{}');
  const excess = excessOf(parsed);
  if (excess !== undefined) throw new SearchRefusal(400, excess);
  return parsed;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchRefusal(400, 'Invalid JSON');
  }
}

/** @throws {SearchRefusal} 400, naming everything that is invalid */
export function readSearchBody<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return output;
  throw new SearchRefusal(
    400,
    issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '),
  );
}
