import { bringHeap } from './bring-heap.ts';
import type { Config } from './config.ts';
import type { VisitPage } from './open-visit.ts';
import { known, learn } from './tracking-info.ts';
import { whenAgreed } from './when-agreed.ts';

/** The user types that mean something to analytics, and to nothing else (spec section 6). */
const userTypes: ReadonlyMap<string, string> = new Map([
  ['5', 'Introducer'],
  ['1', 'Spark'],
  ['2', 'Spark'],
  ['6', 'Spark'],
]);

/** Brings Heap to a page with an id for its environment, once the visitor agrees (spec section 1, row 59). */
export function startAnalytics(page: VisitPage): void {
  const id = analyticsId(page.config);
  if (id === '') return;
  learn({ analyticsId: id });
  const UserType = userTypes.get(known('user_class'));
  if (UserType) page.callHeap('addUserProperties', { UserType });
  whenAgreed(page, () => void bringHeap(id, page));
}

function analyticsId({ analytics, environment }: Config): string {
  return environment === 'live' ? analytics.id.production : analytics.id.development;
}
