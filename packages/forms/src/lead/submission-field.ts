import type { Config } from '@adviser-widgets/core';

/** Identifies a lead across its tries. `revision` rises from 1 when the content changes. */
export interface SubmissionName {
  readonly id: string;
  readonly revision: number;
}

/** Without the id field there is no revision either, as it would belong to no lead. */
export function submissionFields(
  { id, revision }: SubmissionName,
  config: Config,
): Record<string, string | number> {
  const { submissionIdField: idField, submissionRevisionField: revisionField } = config;
  if (idField === false) return {};
  return { [idField]: id, ...(revisionField !== false && { [revisionField]: revision }) };
}
