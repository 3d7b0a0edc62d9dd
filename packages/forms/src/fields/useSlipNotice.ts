import { useAfterPress } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState } from 'react';
import { asText } from './controls.ts';
import type { FieldsForm } from './lead-field.ts';
import type { ContactDetail } from './probable-slip.ts';
import { fieldRules } from './useFields.ts';

export interface SlipNotice {
  /** '' while there is none. */
  readonly text: string;
  /** On the control's focus, and on its change once the form has the new value. */
  readonly recheck: () => void;
  readonly leave: () => void;
}

/** Never shows while visitors type or press: the notice moves the content below. */
export function useSlipNotice(form: FieldsForm, name: string, rule: ContactDetail): SlipNotice {
  const { name: widget } = useWidgetHost();
  const { submitCount: checks } = form.formState;
  const [isDue, setDue] = useState(false);
  const [lastCount, setLastCount] = useState(checks);
  const afterPress = useAfterPress();
  const find = () => fieldRules.loaded()?.slipNotice(rule, asText(form.getValues(name)), widget) ?? '';

  if (lastCount !== checks) {
    setLastCount(checks);
    setDue(checks > 0); // 0 again after a reset
  }
  return {
    text: isDue ? find() : '',
    recheck: () => setDue(isDue && find() !== ''),
    leave: () => afterPress(() => setDue(find() !== '')),
  };
}
