import type { Config } from '../config/config.ts';

/** The identity of a lead across all its tries (R3, R17). */
export interface SubmissionName {
  /** Identifies the lead. */
  readonly id: string;
  /** Number of the lead's content, from 1; it rises when the content changes after a try. */
  readonly revision: number;
}

/** Returns the body fields for both, under their configured names; none if the id field is off (row 20). */
export function submissionFields(
  { id, revision }: SubmissionName,
  config: Config,
): Record<string, string | number> {
  const { submissionIdField: idField, submissionRevisionField: revisionField } = config;
  if (idField === false) return {};
  return { [idField]: id, ...(revisionField !== false && { [revisionField]: revision }) };
}
