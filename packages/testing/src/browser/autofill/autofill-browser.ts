import { expect } from '@playwright/test';

/** A browser with a saved address, as its visitor sees it. */
export interface AutofillBrowser {
  open(url: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Takes the saved address from the list that the browser shows at the clicked field. */
  acceptAddress(): Promise<void>;
  close(): Promise<void>;
}

/** As New Zealanders save it: Chromium asks them for no region. */
export const savedAddress = {
  givenName: 'Mārama',
  familyName: "O'Neill",
  fullName: "Mārama O'Neill",
  email: "o'neill@xtra.co.nz",
  phone: '+64215550000',
  street: '1 Lambton Quay',
  city: 'Wellington',
  postcode: '6011',
} as const;

/** Waits until `isTrue`, with `act` before each look. */
export async function until(isTrue: () => Promise<boolean>, act = async () => {}): Promise<void> {
  await expect
    .poll(async () => {
      await act();
      return isTrue();
    })
    .toBe(true);
}
