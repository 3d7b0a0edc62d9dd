import type { Config } from '../config/config.ts';

/** What names a lead across all its tries (R3, R17). */
export interface SubmissionName {
  /** The lead. */
  readonly id: string;
  /** Its content, from 1: higher once it was changed after a try. */
  readonly revision: number;
}

/** The fields that carry both, under the configuration's names for them; none where they are off (row 20). */
export function submissionFields({ id, revision }: SubmissionName, config: Config): Record<string, string | number> {
  const { submissionIdField: idField, submissionRevisionField: revisionField } = config;
  if (idField === false) return {};
  return { [idField]: id, ...(revisionField !== false && { [revisionField]: revision }) };
}
