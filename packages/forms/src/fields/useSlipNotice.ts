import { trim } from '@adviser-widgets/core/internal';
import { useAfterPress } from '@adviser-widgets/ui';
import { useState } from 'react';
import type { RuleName } from '../rules/rules.ts';
import type { FieldStore } from './field-store.ts';

export interface SlipNotice {
  readonly isShown: boolean;
  /** On the control's focus, and on its change once the form has the new value. */
  readonly recheck: () => void;
  readonly leave: () => void;
}

/** Never shows while visitors type or press: the notice moves the content below. */
export function useSlipNotice(form: FieldStore, name: string, rule: RuleName): SlipNotice {
  const { checks } = form.lastFound();
  const [isDue, setDue] = useState(false);
  const [lastCount, setLastCount] = useState(checks);
  const afterPress = useAfterPress();
  const isSlip = () => isProbableSlip(rule, form.valueOf(name));

  if (lastCount !== checks) {
    setLastCount(checks);
    setDue(checks > 0); // 0 again after a reset
  }
  return {
    isShown: isDue && isSlip(),
    recheck: () => setDue(isDue && isSlip()),
    leave: () => afterPress(() => setDue(true)),
  };
}

/** A reason to ask, never to refuse: unusual details may be right. */
export function isProbableSlip(rule: RuleName, typed: string): boolean {
  const text = trim(typed);
  if (text === '') return false;
  if (rule === 'email') return oddAddress.test(text);
  return rule === 'phone' && !usualDigits.test(text);
}

/** RFC 5322 allows these only inside quotation marks; others are often copied along with an address. `mailto:` goes. */
const oddAddress = /[<>()[\]\\,;"]|(?<!^mailto):|^['.]|'$/i;

/** E.164 allows at most 15 digits; New Zealand's shortest numbers without an area code have 7. */
const usualDigits = /^\P{Nd}*(\p{Nd}\P{Nd}*){7,15}$/u;
