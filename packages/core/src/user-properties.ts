import { callHeap } from './analytics.ts';

/** Tells Heap something about the visitor (row 59), on the terms of `track`. Never anything they typed into a form. */
export function addUserProperties(properties: Readonly<Record<string, string>>): void {
  callHeap('addUserProperties', properties);
}
