import { getConfig } from '@adviser-widgets/core';
import { warn } from '@adviser-widgets/core/internal';
import type { Page } from '../page.ts';

/** Milliseconds until the console says that the page has not started. */
const patienceMs = 5_000;

const advice =
  'nothing mounts, as "start" is "manual": call AdviserWidgets.start() once the page has hydrated';

/** Resolves once widgets may mount. Call it with the configuration read. */
export async function untilStarted({ started }: Pick<Page, 'started'>): Promise<void> {
  if (getConfig().start !== 'manual') return;
  const timer = setTimeout(() => warn(advice), patienceMs);
  await started;
  clearTimeout(timer);
}
