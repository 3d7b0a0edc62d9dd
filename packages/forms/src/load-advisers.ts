import { getConfig, inTime } from '@adviser-widgets/core';
import type { Adviser } from '@adviser-widgets/core/advisers';

/** Milliseconds the code may take to arrive. */
const limit = 10_000;

/** The page's list of advisers. The code that fetches it is a download of its own. */
export async function loadAdvisers(): Promise<readonly Adviser[]> {
  const { fetchAdvisers } = await inTime(import('./adviser-list.ts'), limit);
  return fetchAdvisers(getConfig());
}
