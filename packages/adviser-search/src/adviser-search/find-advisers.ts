import { getConfig } from '@adviser-widgets/core';
import { searchAdvisers, type FoundAdviser } from './search-advisers.ts';

export function findAdvisers(postcode: string, call: AbortController): Promise<readonly FoundAdviser[]> {
  return searchAdvisers(postcode, getConfig(), call);
}
