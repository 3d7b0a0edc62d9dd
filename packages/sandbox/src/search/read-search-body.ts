import * as v from 'valibot';
import { bodyLimits, excessOf, type BodyLimits } from '../body-size.ts';
import { SearchRefusal } from './search-refusal.ts';

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

/** @throws {SearchRefusal} 400 for what is not JSON, or too large to check */
export function parseSearchBody(body: unknown, limits: BodyLimits = bodyLimits): unknown {
  const parsed = parseJson(typeof body === 'string' && body !== '' ? body : '{}');
  const excess = excessOf(parsed, limits);
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
