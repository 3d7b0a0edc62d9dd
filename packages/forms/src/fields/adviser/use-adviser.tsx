import { createLazyPart } from '@adviser-widgets/core';
import { trim } from '@adviser-widgets/core/internal';
import { useState } from 'react';
import type { AdviserAnswer } from './adviser-choice.ts';
import { adviserFields, readPicked } from './adviser-fields.ts';
import { AdviserNameField } from './AdviserNameField.tsx';
import type { LeadField, LeadSteps } from '../lead-field.ts';
import { withNote } from '../with-note.ts';

/** The adviser that a visitor names: the field, and what it adds to checking and sending. */
export interface AdviserPart extends Required<LeadSteps> {
  /** The field, for the fields of a form. */
  readonly AdviserId: LeadField;
}

/**
 * Asks for an adviser's name, required with the box `dependsOn`, and sends the id.
 *
 * @param dependsOn The name of the box; without it the field may stay empty.
 */
export function useAdviser(dependsOn?: string): AdviserPart {
  const [part] = useState(() => createAdviserPart(dependsOn));
  return part;
}

function createAdviserPart(dependsOn: string | undefined): AdviserPart {
  const search = createLazyPart('The code that finds advisers', async () =>
    (await import('./adviser-lookup.ts')).createAdviserLookup(),
  );
  let answer: AdviserAnswer = { id: '' };
  const field: LeadField = {
    ...adviserFields.AdviserId,
    control: (props) => <AdviserNameField {...props} loadSearch={search.load} />,
  };
  return {
    AdviserId: dependsOn
      ? { ...field, rule: 'filled', accepts: () => answer !== 'unknown', message: 'AdviserId', dependsOn }
      : field,
    async beforeRules(values) {
      const name = !dependsOn || values[dependsOn] ? trim(values.AdviserId ?? '') : '';
      answer = name
        ? await search.load().then(
            ({ choice }) => choice.resolve(name, readPicked(values)),
            () => 'no-list',
          )
        : { id: '' };
    },
    toSend({ AdviserId: name = '', ...values }) {
      if (typeof answer === 'object') return { ...values, AdviserId: answer.id };
      const typed = trim(name);
      return withNote(values, typed && `Adviser: ${typed}`); // so that a person reads it
    },
  };
}
