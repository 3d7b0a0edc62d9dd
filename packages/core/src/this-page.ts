import { callHeap, retryKept, track } from './analytics.ts';
import { consentTo, onConsent } from './consent.ts';
import type { VisitPage } from './open-visit.ts';
import { getConfig } from './page-config.ts';
import { getPolicy } from './trusted-types.ts';

/** What an app gives the services: all of it is in its own bundle. */
export function thisPage(): VisitPage {
  return { config: getConfig(), policy: getPolicy(), consentTo, onConsent, track, callHeap, retryKept };
}
