import { sessionStore } from '@adviser-widgets/core';
import type { LeadValues } from './lead-field.ts';
import { leadLifetime } from './submission-id.ts';

/** What was typed and not yet sent, with the id the lead had; never a captcha or honeypot. */
export interface Draft {
  readonly values: LeadValues;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Keeps a form's draft in the tab, so that a reload loses nothing. An empty key keeps none. */
export interface DraftStore {
  /** A draft of the last 30 minutes. */
  read(): Draft | undefined;
  save(values: LeadValues, id: string): void;
  forget(): void;
}

/** The drafts of one form; `key` tells the forms of a tab apart. */
export function createDraftStore(key: string, fields: readonly string[]): DraftStore {
  return {
    read: () => (key ? readDraft(key, fields) : undefined),
    save: (values, id) => void (key && sessionStore.write(key, { values, id, savedAt: Date.now() } satisfies Draft)),
    forget: () => void (key && sessionStore.remove(key)),
  };
}

/** Storage is the page's, so nothing in it is trusted. */
function readDraft(key: string, fields: readonly string[]): Draft | undefined {
  const { values, id, savedAt } = (sessionStore.read(key) ?? {}) as Partial<Record<keyof Draft, unknown>>;
  if (typeof id !== 'string' || typeof savedAt !== 'number' || Date.now() - savedAt > leadLifetime) return undefined;
  const pairs = Object.entries(values ?? {}).filter(
    ([name, value]) => fields.some((field) => field === name) && typeof value === 'string',
  );
  return { values: Object.fromEntries(pairs) as LeadValues, id, savedAt };
}
