import { leadKinds } from '@adviser-widgets/core';
import { CountedField, LeadForm } from '@adviser-widgets/forms';
import { propertyReportForm } from '@adviser-widgets/lead-forms';
import { fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import { find, press, type Walk, type Walker } from './walk.ts';

const reason = {
  label: '«Reason»',
  control: CountedField,
  default: '',
  rule: 'optional',
  maxLength: 4,
} as const;

/** No widget has a field with a limit; apps may. */
function CountedForm() {
  return createElement(LeadForm, {
    kind: leadKinds.propertyReport,
    fields: { Reason: reason },
    eventLabel: 'Reason',
    draft: false,
  });
}

async function walkCount({ open, look }: Walker): Promise<void> {
  const page = await open(propertyReportForm, { component: CountedForm });
  const enter = async (text: string) =>
    fireEvent.change(await find('[name="Reason"]'), { target: { value: text } });
  look('empty');
  await enter('123');
  look('one left');
  await enter('12345');
  look('one too many');
  await enter('123456');
  await press(page, '[type="submit"]');
  await find('.aw-field-error');
  look('too long');
}

export const countedWalk: Walk = { name: 'a counted field', run: walkCount };
