import { useAfterPress } from '@adviser-widgets/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LeadValues } from './lead-field.ts';
import { isProbableSlip } from './probable-slip.ts';
import type { RuleName } from '../rules/rules.ts';

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
