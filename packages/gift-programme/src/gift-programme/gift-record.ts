import { digestOf, sessionStore, type Customer } from '@adviser-widgets/core';

/** This tab has sent the gift of the customer, so that a cached page does not offer a second one (row 44). */
export function isGiftSent(customer: Customer | undefined): boolean {
  return sessionStore.read(`aw-gift ${digestOfCustomer(customer)}`) === true;
}

export function rememberGiftSent(customer: Customer | undefined): void {
  sessionStore.write(`aw-gift ${digestOfCustomer(customer)}`, true);
}

/** Tells customers apart, so that nothing about them is kept. */
export function digestOfCustomer(customer: Customer | undefined): string {
  return digestOf(JSON.stringify(customer ?? {}));
}
