import { digestOf, randomId } from '@adviser-widgets/core/internal';
import type { SubmissionName } from './submission-field.ts';
import type { LeadDestination } from './send-lead.ts';

/** Milliseconds after the last attempt until the draft of an unsent lead is gone, and another page view's lead is a new one. */
export const leadLifetimeMs = 30 * 60 * 1000;

/** What is stored of a lead that was tried, so that after a reload it is still the same lead. */
export interface TriedLead extends SubmissionName, LeadDestination {
  /** A digest; '' before the first request. */
  readonly content: string;
  readonly triedAt: number;
}

/** The id of one lead across all its attempts, and the revision of its content. */
export interface LeadIdentity {
  /** Starts a new lead after success, reset, or for another destination. Counts attempts from 1. */
  begin(to: LeadDestination): { readonly submissionId: string; readonly attempt: number };
  /** The revision rises if other content was sent under this id before. */
  nameFor(content: string, to: LeadDestination): SubmissionName;
  /** `undefined` before the first attempt. */
  tried(): TriedLead | undefined;
  /** Goes on with a lead from before a reload, unless its last attempt was more than 30 minutes ago (R57). */
  adopt(tried: TriedLead): void;
  renew(): void;
}

/** Names one form's leads, so that the API recognises a repeated one and a corrected one. */
export function createLeadIdentity(now: () => number = Date.now): LeadIdentity {
  let lead: TriedLead | undefined;
  let attempts = 0;

  function renew(): void {
    lead = undefined;
    attempts = 0;
  }

  function attempt({ place, adviser }: LeadDestination): TriedLead {
    if (lead && !isFor(lead, { place, adviser })) renew();
    lead = {
      ...(lead ?? { id: randomId(), revision: 1, content: '' }),
      place,
      adviser: adviser ?? lead?.adviser,
      triedAt: now(),
    };
    return lead;
  }

  return {
    begin(to) {
      const { id } = attempt(to);
      return { submissionId: id, attempt: ++attempts };
    },
    nameFor(content, to) {
      const digest = digestOf(content);
      const { id, revision, content: last, ...rest } = attempt(to);
      const isChanged = last !== '' && last !== digest;
      lead = { ...rest, id, revision: isChanged ? revision + 1 : revision, content: digest };
      return { id, revision: lead.revision };
    },
    tried: () => lead,
    adopt(tried) {
      if (isCurrent(tried, now())) lead = tried;
    },
    renew,
  };
}

/** False also if the clock was set back by more than the lifetime: the time of the attempt is then unknown. */
function isCurrent({ triedAt }: TriedLead, now: number): boolean {
  return Math.abs(now - triedAt) <= leadLifetimeMs;
}

/** Whether an attempt is the same lead: an API that gets a lead under the id of another replaces that one. */
function isFor(lead: TriedLead, { place, adviser = lead.adviser }: LeadDestination): boolean {
  return lead.place === place && (lead.adviser ?? adviser) === adviser;
}

/** Parses a stored lead; `undefined` if it is invalid, because the page can change its storage. */
export function parseTriedLead(given: unknown): TriedLead | undefined {
  const { id, revision, content, triedAt, place, adviser } = Object(given) as Partial<
    Record<keyof TriedLead, unknown>
  >;
  if (typeof id !== 'string' || typeof content !== 'string' || typeof triedAt !== 'number') return undefined;
  if (typeof place !== 'string' || !Number.isSafeInteger(revision)) return undefined;
  return {
    id,
    revision: Math.max(1, Number(revision)),
    content,
    triedAt,
    place,
    adviser: typeof adviser === 'string' ? adviser : undefined,
  };
}
