import * as v from 'valibot';
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
