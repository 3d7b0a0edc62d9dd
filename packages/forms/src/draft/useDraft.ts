import type { WidgetHost } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useState } from 'react';
import type { LeadValues } from '../fields/lead-field.ts';
import { parseTriedLead, type LeadIdentity, type TriedLead } from '../submit/lead-identity.ts';
import type { FieldsControl } from '../fields/useFields.ts';
import { useTabRecord } from './useTabRecord.ts';

interface DraftOptions extends Pick<FieldsControl, 'form' | 'restore'> {
  readonly isOn: boolean;
  /** Names the form where the page has no name for it, as in an app. */
  readonly formName: string;
  readonly names: readonly string[];
  readonly identity: LeadIdentity;
}

export interface DraftControl {
  readonly isRestored: boolean;
  readonly ready: () => Promise<void>;
  readonly keep: () => void;
  readonly forget: () => void;
}

/** Never holds a captcha or honeypot value. */
interface Draft {
  readonly values: LeadValues;
  readonly tried?: TriedLead | undefined;
}

/** In a duplicated tab the form starts empty, as a new lead (R18). */
export function useDraft({ isOn, formName, names, identity, form, restore }: DraftOptions): DraftControl {
  const host = useWidgetHost();
  const appInstance = useId();
  const [key] = useState(() => (isOn ? keyOf(host, formName, appInstance) : ''));
  const [isRestored, setRestored] = useState(false);
  const record = useTabRecord<Draft>({
    key,
    parse: (given) => parseDraft(given, names),
    onRestore({ values, tried }) {
      if (tried) identity.adopt(tried);
      restore(values);
      setRestored(true);
    },
  });
  return {
    isRestored,
    ready: record.ready,
    keep: () => record.keep({ values: form.getValues(), tried: identity.tried() }),
    forget() {
      record.forget();
      setRestored(false);
    },
  };
}

function keyOf({ name, element }: WidgetHost, formName: string, appInstance: string): string {
  const instance = element ? element.id || numberOnPage(element) : appInstance;
  return `${globalThis.location?.pathname} ${name || formName} ${instance}`;
}

function numberOnPage(element: Element): number {
  return [...document.querySelectorAll('[data-widget], [data-widget-state]')].indexOf(element);
}

function parseDraft(given: unknown, names: readonly string[]): Draft | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { values, tried } = given as Partial<Record<keyof Draft, unknown>>;
  const pairs = Object.entries(Object(values) as object).filter(
    ([name, value]: [string, unknown]) => names.includes(name) && typeof value === 'string',
  );
  return { values: Object.fromEntries(pairs) as LeadValues, tried: parseTriedLead(tried) };
}
