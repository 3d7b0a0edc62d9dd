import { trim, withoutInvisible } from '@adviser-widgets/core';
import { useAfterPress } from '@adviser-widgets/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RuleName } from '../rules/rules.ts';
import type { LeadValues } from './lead-field.ts';

/** Whether to question what was typed, and the handlers that keep this up to date. */
export interface SlipNotice {
  readonly isShown: boolean;
  /** Call it on the control's focus, and on its change once the form has the new value. */
  readonly recheck: () => void;
  /** Call it on the control's blur. */
  readonly leave: () => void;
}

/**
 * Questions a probable slip once the visitor leaves the field or sends the form, and stops once it is
 * corrected (row 24). Never while they type, and never during a press: the notice moves the content below.
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
 * Returns whether a text passes its rule but is probably a slip (R21, row 24): an e-mail address with
 * brackets, commas or quotation marks, or a phone number of fewer than 7 or more than 15 digits. A reason to
 * ask, never to refuse.
 */
export function isProbableSlip(rule: RuleName, typed: string): boolean {
  const text = trim(withoutInvisible(typed));
  if (text === '') return false;
  if (rule === 'email') return oddAddress.test(text);
  return rule === 'phone' && !usualDigits.test(text);
}

/**
 * Characters that RFC 5322 allows only inside quotation marks, and those often copied along with an address.
 */
const oddAddress = /[<>()[\]\\,;:"]|^['.]|'$/;

/** E.164 allows at most 15 digits; New Zealand's shortest numbers without an area code have 7. */
const usualDigits = /^\D*(\d\D*){7,15}$/;
