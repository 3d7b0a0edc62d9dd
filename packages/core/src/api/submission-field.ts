import type { Config } from '../config.ts';

/** The field that carries the id, under the configuration's name for it; none where that is off (row 20). */
export function submissionField(id: string, { submissionIdField }: Config): Record<string, string> {
  return submissionIdField === false ? {} : { [submissionIdField]: id };
}
