import type { Captcha, Config, Consent } from '@adviser-widgets/core';
import { sendLead, type Lead, type RequestError } from '@adviser-widgets/core/leads';

/** What a lead is sent by. */
export interface DeliveryPage extends Consent {
  readonly config: Config;
}

/** Milliseconds before a lead goes out again by itself. */
const pause = 1000;

/**
 * Sends a lead. Where the server recognises repeats (`serverDedupes`), one that met a server error goes
 * out again by itself, twice at most, with the same id and a fresh token (row 19, fault 15); everywhere
 * else only a press of the visitor sends again (R3).
 *
 * @throws {RequestError} of the last try
 */
export async function deliverLead(lead: Lead, { config, ...consent }: DeliveryPage, captcha: Captcha): Promise<void> {
  let replays = config.serverDedupes && config.submissionIdField !== false ? 2 : 0;
  for (let current = lead; ; ) {
    const error = await sendLead(current, config, consent).catch((reason: unknown) => reason);
    if (error === undefined) return;
    if (replays-- === 0 || !isServerError(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    current = { ...lead, captcha: (await captcha.execute()).value };
  }
}

function isServerError(error: unknown): boolean {
  return ((error as Partial<RequestError>).status ?? 0) >= 500;
}
