import * as v from 'valibot';

/** Checks an editor's content against its schema. The error names the file and every wrong entry. */
export function checkShape<T extends v.GenericSchema>(
  file: string,
  schema: T,
  value: unknown,
): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`${file} cannot be used.\n  ${problems.join('\n  ')}`);
}
