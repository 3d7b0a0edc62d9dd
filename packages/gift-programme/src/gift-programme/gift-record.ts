import { sessionStore } from '@adviser-widgets/core';
import type { Customer } from '@adviser-widgets/core/programme';

/** What the tab knows of a customer's gift (row 44). */
export interface GiftRecord {
  /** The id of all tries to send it. */
  readonly id: string;
  readonly isSent: boolean;
}

/** The record of a customer; none before the first press, nor where storage is blocked. */
export function readGift(customer: Customer | undefined): GiftRecord | undefined {
  // Storage is the page's, so nothing in it is trusted.
  const { id, isSent } = (sessionStore.read(keyOf(customer)) ?? {}) as Partial<Record<keyof GiftRecord, unknown>>;
  return typeof id === 'string' ? { id, isSent: isSent === true } : undefined;
}

export function keepGift(customer: Customer | undefined, record: GiftRecord): void {
  sessionStore.write(keyOf(customer), record);
}

/** Tells customers apart by a number, so that nothing about them is kept. */
function keyOf(customer: Customer | undefined): string {
  let hash = 5381;
  for (const letter of JSON.stringify(customer ?? {})) hash = ((hash * 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `aw-gift ${hash.toString(36)}`;
}
