import { AdviserField, AdviserSuggestions, AdviserChoice, useFields } from '@adviser-widgets/forms';
import { Field } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/combobox.css';
import '@adviser-widgets/forms/adviser.css';
import { useState } from 'react';

/** `createAdviserLookup` takes them from the API instead. */
const advisers = ['Aroha Ngata', 'Hemi Tūhoe', 'Mārama O’Neill', 'Marama Te Awa', 'Mark Tane'].map(
  (name, index) => ({ id: String(index), name }),
);
const fields = {
  AdviserId: { label: 'Adviser name', control: 'input', default: '', rule: 'optional' },
} as const;

export function AdviserFieldExample() {
  const { form } = useFields({ fields });
  const [choice] = useState(() => new AdviserChoice(() => Promise.resolve(advisers)));
  return (
    <form>
      <Field label="Adviser name" note="(optional)">
        {(control) => (
          <AdviserField
            control={control}
            registered={form.register('AdviserId')}
            loadSearch={() => Promise.resolve({ choice, Suggestions: AdviserSuggestions })}
            onPick={(name) => form.setValue('AdviserId', name)}
          />
        )}
      </Field>
    </form>
  );
}
