import { addUserProperties } from './analytics.ts';
import { whenAgreed } from './consent.ts';
import { loadHeap } from './load-heap.ts';
import { getConfig } from '../config/page-config.ts';
import { known, learn } from '../visit/tracking-info.ts';

/** The user types that mean something to analytics, and to nothing else (spec section 6). */
const userTypes: ReadonlyMap<string, string> = new Map([
  ['5', 'Introducer'],
  ['1', 'Spark'],
  ['2', 'Spark'],
  ['6', 'Spark'],
]);

/** Loads Heap on a page with an id for its environment, once the visitor agrees (spec section 1, row 59). */
export function startAnalytics(): void {
  const { analytics, environment } = getConfig();
  const id = environment === 'live' ? analytics.id.production : analytics.id.development;
  if (id === '') return;
  learn({ analyticsId: id });
  const UserType = userTypes.get(known('user_class'));
  if (UserType) addUserProperties({ UserType });
  whenAgreed(() => void loadHeap(id));
}
