import { createFormOpener, putValues, successText } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition as callCentre } from './call-centre-form/definition.ts';
import { definition as callback } from './callback-form/definition.ts';
import { definition as jobApplication } from './job-application-form/definition.ts';
import { leadForms } from './lead-forms.ts';

const { open } = createFormOpener(callCentre, {});
const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject } = goldenValues;
const rest = { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject };

type Values = Readonly<Record<string, string>>;

/** Returns the fields of a lead whose visitor chose these values. */
async function sent(widget: string, given: Values, attributes: Values = {}): Promise<Values> {
  const page = await open(
    { attributes },
    leadForms.find(({ name }) => name === widget),
  );
  putValues(page.element, { ...rest, ...given });
  await page.submit();
  await screen.findByText(successText);
  return page.api.requests[0]?.fields as Values; // its fields are texts
}

const soon = { FormBestDayToCall: '0', FormBestTimeToCall: '4' };

test.each<[rows: string, what: string, widget: string, given: Values, expected: Values]>([
  ['57', 'left alone', callCentre.name, {}, { ...soon, FormHearFromUs: '1', Context: '' }],
  ['57', 'left alone', callback.name, {}, { ...soon, hasAdviser: '' }],
  ['57', 'left alone', jobApplication.name, {}, soon],
  [
    '28',
    'blanked by the page',
    callCentre.name,
    { FormBestDayToCall: '', FormBestTimeToCall: '', FormHearFromUs: '' },
    { ...soon, FormHearFromUs: '1' },
  ],
  ['28', 'blanked by the page', callback.name, { FormBestDayToCall: '', FormBestTimeToCall: '' }, soon],
  ['28', 'blanked by the page', jobApplication.name, { FormBestDayToCall: '', FormBestTimeToCall: '' }, soon],
  [
    '27',
    'chosen',
    callCentre.name,
    { FormBestDayToCall: '6', FormBestTimeToCall: '1', FormHearFromUs: '13' },
    { FormBestDayToCall: '6', FormBestTimeToCall: '1', FormHearFromUs: '13' },
  ],
  [
    '27',
    'chosen',
    callback.name,
    { FormBestDayToCall: '2', FormBestTimeToCall: '2' },
    { FormBestDayToCall: '2', FormBestTimeToCall: '2' },
  ],
  [
    '27',
    'chosen',
    jobApplication.name,
    { FormBestDayToCall: '5', FormBestTimeToCall: '3' },
    { FormBestDayToCall: '5', FormBestTimeToCall: '3' },
  ],
  ['34', 'ticked', callCentre.name, { Context: 'on' }, { Context: 'Call from tracked campaign number' }],
])('row %s: a choice %s in a %s (%j) is sent as %j', async (_row, _what, widget, given, expected) => {
  expect(await sent(widget, given)).toMatchObject(expected);
});

const attributes = {
  'best-day-options': '[{"value":"3","label":"Tuesday"},{"value":"8","label":"Next week"}]',
};

test.each<[widget: string, given: Values, day: string]>([
  [callCentre.name, {}, '3'],
  [callback.name, {}, '3'],
  [jobApplication.name, {}, '3'],
  [callCentre.name, { FormBestDayToCall: '8' }, '8'],
  [callback.name, { FormBestDayToCall: '8' }, '8'],
  [jobApplication.name, { FormBestDayToCall: '8' }, '8'],
])("with the page's own days a %s with %j sends %s", async (widget, given, day) => {
  expect(await sent(widget, given, attributes)).toMatchObject({ FormBestDayToCall: day });
});
