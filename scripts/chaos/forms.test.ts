import { expect, test } from 'vitest';
import { findWidgets } from '../cdn/find-widgets.ts';
import { forms } from './forms.ts';

test('every widget that sends a lead is played', async () => {
  const senders = (await findWidgets()).flatMap(({ definition: { lead, name } }) => (lead ? [name] : []));
  expect(
    forms
      .filter(({ isLead }) => isLead)
      .map(({ widget }) => widget)
      .sort(),
  ).toEqual(senders.sort());
});
