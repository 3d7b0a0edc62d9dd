import { getConfig, RequestError } from '@adviser-widgets/core';
import type { Captcha, SubmissionName } from '@adviser-widgets/core/internal';
import { leadContent, sendLead, type Lead } from './leads.ts';
import type { PressClock } from '../press/press-clock.ts';

/** A lead that gets its name once its content is known. */
export interface UnnamedLead extends Omit<Lead, 'submission'> {
  readonly nameFor: (content: string) => SubmissionName;
}

/** Milliseconds, times a random 0.5 to 1.5: many visitors meet the same failure at the same moment. */
const pauseMs = 1000;

/**
 * Retries only if the server recognises repeats, since a lead must not be stored twice: at most twice, within the
 * press, with the same id and a fresh token. After a timeout too little time is left.
 */
export async function deliverLead(
  { nameFor, ...unnamed }: UnnamedLead,
  { captcha, clock }: { readonly captcha: Captcha; readonly clock: PressClock },
): Promise<void> {
  const config = getConfig();
  const lead = { ...unnamed, submission: nameFor(leadContent(unnamed, config)) };
  let repeats = config.serverDedupes && config.submissionIdField !== false ? 2 : 0;
  for (let current = lead; ;) {
    const error = await sendLead({ ...current, timeout: clock.left() }, config).catch(
      (reason: unknown) => reason,
    );
    if (error === undefined) return;
    const wait = error instanceof RequestError ? waitBefore(error) : undefined;
    if (repeats-- === 0 || wait === undefined || wait >= clock.left()) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (clock.left() === 0) throw error; // the press has ended, and the next one has the captcha to itself
    current = { ...lead, captcha: (await captcha.execute(clock.hold)).value };
    if (clock.left() === 0) throw error;
  }
}

/** `undefined` if a retry does not help. */
function waitBefore({ kind, status = 0, retryAfter }: RequestError): number | undefined {
  const hasNoAnswer = kind === 'network' && navigator.onLine;
  if (!hasNoAnswer && status < 500 && status !== 429) return undefined;
  return Math.max(retryAfter * 1000, pauseMs * (0.5 + Math.random()));
}
