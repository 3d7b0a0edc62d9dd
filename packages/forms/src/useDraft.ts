import { sessionStore } from '@adviser-widgets/core';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LeadFieldName, LeadValues } from './fields.ts';
import { leadDefaults } from './lead-schema.ts';
import { leadLifetime, type SubmissionId } from './submission-id.ts';

interface DraftOptions {
  /** Tells the forms of a tab apart; '' keeps no draft (`data-draft="false"`). */
  readonly key: string;
  readonly fields: readonly LeadFieldName[];
  readonly form: UseFormReturn<LeadValues>;
  readonly submissionId: SubmissionId;
}

/** What was typed, kept in the tab until the lead is accepted, so that a reload loses nothing. */
export interface Draft {
  readonly isRestored: boolean;
  readonly save: () => void;
  readonly forget: () => void;
}

/** Brings back what was typed before a reload, with the id the lead had; never a captcha or honeypot. */
export function useDraft({ key, fields, form, submissionId }: DraftOptions): Draft {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const kept = key ? readDraft(key, fields) : undefined;
    if (!kept) return;
    form.reset({ ...leadDefaults(fields), ...kept.values }, { keepDefaultValues: true });
    submissionId.restore(kept.id, kept.savedAt);
    setRestored(true);
  }, [key, fields, form, submissionId]);

  return {
    isRestored,
    save() {
      if (key) sessionStore.write(key, { values: form.getValues(), id: submissionId.current(), savedAt: Date.now() });
    },
    forget() {
      if (key) sessionStore.remove(key);
      setRestored(false);
    },
  };
}

/** A draft of the last 30 minutes, or nothing: storage is the page's, so nothing in it is trusted. */
function readDraft(key: string, fields: readonly LeadFieldName[]) {
  const { values, id, savedAt } = (sessionStore.read(key) ?? {}) as { values?: unknown; id?: unknown; savedAt?: unknown };
  if (typeof id !== 'string' || typeof savedAt !== 'number' || Date.now() - savedAt > leadLifetime) return undefined;
  const pairs = Object.entries(values ?? {}).filter(
    ([name, value]) => fields.some((field) => field === name) && typeof value === 'string',
  );
  return { values: Object.fromEntries(pairs) as LeadValues, id, savedAt };
}
