import { trim, withoutInvisible } from '@adviser-widgets/core';
import { useAfterPress } from '@adviser-widgets/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RuleName } from '../rules/rules.ts';
import type { LeadValues } from './lead-field.ts';

/** Whether to ask about what was typed, and what keeps that up to date. */
export interface SlipNotice {
  readonly isShown: boolean;
  /** For the control's focus, and for its change after the form has taken the value. */
  readonly recheck: () => void;
  /** For the control's blur. */
  readonly leave: () => void;
}

/**
 * Asks about a probable slip once the field is left, or the form is sent, and stops as soon as it is corrected (row 24).
 * Never while somebody is typing, and never under a press: the notice takes room.
 */
export function useSlipNotice(form: UseFormReturn<LeadValues>, name: string, rule: RuleName): SlipNotice {
  const { submitCount } = form.formState;
  const [isDue, setDue] = useState(false);
  const [lastCount, setLastCount] = useState(submitCount);
  const afterPress = useAfterPress();
  const isSlip = () => isProbableSlip(rule, form.getValues(name) ?? '');

  if (lastCount !== submitCount) {
    setLastCount(submitCount);
    setDue(submitCount > 0); // 0 again after a reset
  }
  return {
    isShown: isDue && isSlip(),
    recheck: () => setDue(isDue && isSlip()),
    leave: () => afterPress(() => setDue(true)),
  };
}

/**
 * Whether what was typed passes its rule but is probably a slip (R21, row 24): an e-mail address with brackets, commas or
 * quotation marks, a phone number of fewer than 7 or more than 15 digits. A reason to ask, never to refuse.
 */
export function isProbableSlip(rule: RuleName, typed: string): boolean {
  const text = trim(withoutInvisible(typed));
  if (text === '') return false;
  if (rule === 'email') return oddAddress.test(text);
  return rule === 'phone' && !usualDigits.test(text);
}

/** What RFC 5322 lets an address hold only in quotation marks; and what stands around a copied one. */
const oddAddress = /[<>()[\]\\,;:"]|^['.]|'$/;

/** What E.164 allows at most; New Zealand's shortest numbers without an area code have 7. */
const usualDigits = /^\D*(\d\D*){7,15}$/;
