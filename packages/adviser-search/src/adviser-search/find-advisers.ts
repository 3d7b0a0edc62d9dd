import { getConfig, searchAdvisers, type FoundAdviser } from '@adviser-widgets/core';

export function findAdvisers(postcode: string, call: AbortController): Promise<readonly FoundAdviser[]> {
  return searchAdvisers(postcode, getConfig(), call);
}
