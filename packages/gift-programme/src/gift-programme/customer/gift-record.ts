import { type Customer, digestOf, sessionStore, toJson } from '@adviser-widgets/core/internal';

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
