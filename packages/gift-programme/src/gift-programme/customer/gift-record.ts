import { digestOf, sessionStore, toJson } from '@adviser-widgets/core/internal';
import type { Customer } from '../programme-calls.ts';

/** A cached page must not offer a second gift. */
export function isGiftSent(customer: Customer | undefined): boolean {
  return sessionStore.read(`gift ${digestOfCustomer(customer)}`) === true;
}

export function rememberGiftSent(customer: Customer | undefined): void {
  sessionStore.write(`gift ${digestOfCustomer(customer)}`, true);
}

/** No customer data are stored, only their digest. */
export function digestOfCustomer(customer: Customer | undefined): string {
  return digestOf(toJson(customer ?? {}));
}
