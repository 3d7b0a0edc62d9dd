import { digestOf, sessionStore, type Customer } from '@adviser-widgets/core';

/**
 * Returns whether this tab has sent the customer's gift, so that a cached page does not offer a second one
 * (row 44).
 */
export function isGiftSent(customer: Customer | undefined): boolean {
  return sessionStore.read(`aw-gift ${digestOfCustomer(customer)}`) === true;
}

export function rememberGiftSent(customer: Customer | undefined): void {
  sessionStore.write(`aw-gift ${digestOfCustomer(customer)}`, true);
}

/** Returns a digest that identifies a customer, so that no customer data are stored. */
export function digestOfCustomer(customer: Customer | undefined): string {
  return digestOf(JSON.stringify(customer ?? {}));
}
