/** An analytics event (spec section 9, row 59). It never carries what a visitor typed. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly category: string;
  readonly label: string;
  readonly action: string;
}

interface AnalyticsGlobals {
  heap?: { track?: (name: string, properties: Omit<AnalyticsEvent, 'name'>) => void };
  dataLayer?: unknown;
}

/** Hands an event to Heap and, where `window.dataLayer` is an array, to the tag manager (row 59). */
export function track({ name, category, label, action }: AnalyticsEvent): void {
  const { heap, dataLayer } = globalThis as AnalyticsGlobals;
  quietly(() => heap?.track?.(name, { category, label, action }));
  quietly(() => Array.isArray(dataLayer) && dataLayer.push({ event: name, category, label, action }));
}

/** Analytics never costs a lead, nor one tool the other. */
function quietly(send: () => unknown): void {
  try {
    send();
  } catch {
    // what a vendor's code throws is not ours to show
  }
}
