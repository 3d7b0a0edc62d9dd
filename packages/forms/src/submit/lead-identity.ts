import { digestOf, randomId, type SubmissionName } from '@adviser-widgets/core';

/** Milliseconds after the last attempt until an unsent lead is a new one and its draft is gone (R18). */
export const leadLifetimeMs = 30 * 60 * 1000;

/** What is stored of a lead that was tried, so that after a reload it is still the same lead. */
export interface TriedLead extends SubmissionName {
  /** A digest; '' before the first request. */
  readonly content: string;
  readonly triedAt: number;
}

/** The id of one lead across all its attempts, and the revision of its content (R17, R18). */
export interface LeadIdentity {
  /** Starts a new lead after success, reset, or 30 minutes. Counts attempts from 1. */
  begin(): { readonly submissionId: string; readonly attempt: number };
  /** The revision rises if other content was sent under this id before. */
  nameFor(content: string): SubmissionName;
  /** `undefined` before the first attempt. */
  tried(): TriedLead | undefined;
  adopt(tried: TriedLead): void;
  renew(): void;
}

/** Names one form's leads, so that the API recognises a repeated one (R3) and a corrected one (R17). */
export function createLeadIdentity(now: () => number = Date.now): LeadIdentity {
  let lead: TriedLead | undefined;
  let attempts = 0;

  function renew(): void {
    lead = undefined;
    attempts = 0;
  }

  function current(): TriedLead {
    if (lead && now() - lead.triedAt > leadLifetimeMs) renew();
    return lead ?? { id: randomId(), revision: 1, content: '', triedAt: now() };
  }

  return {
    begin() {
      lead = { ...current(), triedAt: now() };
      return { submissionId: lead.id, attempt: ++attempts };
    },
    nameFor(content) {
      const digest = digestOf(content);
      const { id, revision, content: last } = current();
      const isChanged = last !== '' && last !== digest;
      lead = { id, revision: isChanged ? revision + 1 : revision, content: digest, triedAt: now() };
      return { id, revision: lead.revision };
    },
    tried: () => lead,
    adopt(tried) {
      lead = tried;
    },
    renew,
  };
}

/** Parses a stored lead; `undefined` if it is invalid, because the page can change its storage. */
export function parseTriedLead(given: unknown): TriedLead | undefined {
  const { id, revision, content, triedAt } = Object(given) as Partial<Record<keyof TriedLead, unknown>>;
  if (typeof id !== 'string' || typeof content !== 'string' || typeof triedAt !== 'number') return undefined;
  return Number.isSafeInteger(revision)
    ? { id, revision: Math.max(1, Number(revision)), content, triedAt }
    : undefined;
}
