import { toJson } from '@adviser-widgets/core/internal';
import type { WidgetHost } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState } from 'react';
import type { LeadValues } from '../fields/lead-field.ts';
import { parseTriedLead, type LeadIdentity, type TriedLead } from './lead-identity.ts';
import type { FieldsControl } from '../fields/useFields.ts';
import { useTabRecord } from './useTabRecord.ts';

interface DraftOptions {
  readonly isOn: boolean;
  /** Where the page sends the form's leads: a draft for another place is another draft. */
  readonly place: string;
  readonly names: readonly string[];
  readonly identity: LeadIdentity;
  readonly fields: Pick<FieldsControl, 'reportedValues' | 'restore' | 'clear'>;
}

export interface DraftControl {
  readonly isRestored: boolean;
  readonly ready: () => Promise<void>;
  readonly keep: () => void;
  readonly forget: () => void;
  /** Keeps the draft open until a press has ended, even if the form goes; delivered, it is forgotten. */
  readonly hold: (press: Promise<boolean>) => void;
}

/** Never holds a captcha or honeypot value. */
interface Draft {
  readonly values: LeadValues;
  readonly tried?: TriedLead | undefined;
}

/** In a duplicated tab the form starts empty, as a new lead. */
export function useDraft({ isOn, place, names, identity, fields }: DraftOptions): DraftControl {
  const host = useWidgetHost();
  const [instance] = useState(() => instanceOf(host, fields.reportedValues()));
  const key = isOn ? `${instance} ${place}` : '';
  /** The values after a draft was restored, as JSON. */
  const restored = useRef('');
  const [isRestored, setRestored] = useState(false);
  const record = useTabRecord<Draft>({
    key,
    parse: (given) => parseDraft(given, names),
    onRestore({ values, tried }) {
      if (tried) identity.adopt(tried);
      if (!fields.restore(values)) return;
      restored.current = toJson(fields.reportedValues());
      setRestored(true);
    },
  });

  // Another key is another lead: what was typed stays, but not a draft that the visitor has left as it was.
  useEffect(
    () => () => {
      if (restored.current && restored.current === toJson(fields.reportedValues())) fields.clear();
      restored.current = '';
      setRestored(false);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the key changes, not with each render
    [key],
  );

  return {
    isRestored,
    ready: record.ready,
    hold: record.hold,
    keep: () => record.keep({ values: fields.reportedValues(), tried: identity.tried() }),
    forget() {
      record.forget();
      restored.current = '';
      setRestored(false);
    },
  };
}

/**
 * Tells the forms of a page apart that send to one place. Pages copy placeholders with their ids. In an app, a form that
 * is shown again with the same `start` is the same one, on whatever route.
 */
function instanceOf({ name, element }: WidgetHost, start: LeadValues): string {
  if (!element) return toJson([name, start]);
  const signOf = (each: Element) => toJson([each.getAttribute('id'), each.getAttribute('data-widget')]);
  const all = [...document.querySelectorAll('[data-widget], [data-widget-state]')];
  const alike = all.filter((each) => signOf(each) === signOf(element));
  return toJson([location.pathname, name, signOf(element), alike.indexOf(element)]);
}

function parseDraft(given: unknown, names: readonly string[]): Draft {
  const { values, tried } = Object(given) as Partial<Record<keyof Draft, unknown>>;
  const pairs = Object.entries(Object(values) as object).filter(
    ([name, value]: [string, unknown]) => names.includes(name) && typeof value === 'string',
  );
  return { values: Object.fromEntries(pairs) as LeadValues, tried: parseTriedLead(tried) };
}
