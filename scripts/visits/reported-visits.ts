import { formNamed } from './forms.ts';
import type { Person } from './people.ts';
import {
  calm,
  unconfigured,
  type PlacedForm,
  type Press,
  type Quirk,
  type Step,
  type Trouble,
  type Visit,
} from './visit.ts';

export const marama: Person = {
  FormFullName: 'Mārama',
  FormEmail: 'marama',
  FormPhone: '021 ',
  FormPostcode: '0110',
  FormSubject: '1',
  FormMessage: 'Kia ora',
  FormSurveyOne: '10',
  FormSurveyTwo: '10',
  FormSurveyThird: '10',
  FormSurveyFourth: '10',
};

/** The smallest visit: one press in one form. */
export const plainVisit: Visit = {
  ...{ isOtherOrigin: false, encoding: 'json', isDeduped: false, keepsPages: true, quirks: [] },
  forms: [formOf('short-contact-form')],
  people: [marama],
  steps: [press(calm)],
};

export function formOf(widget: string, adviser = '', isInPopUp = false): PlacedForm {
  return { shape: formNamed(widget), adviser, load: 'eager', isInPopUp, entry: 'fill' };
}

export function press(trouble: Trouble, way: Press = 'click'): Extract<Step, { does: 'press' }> {
  return { does: 'press', form: 0, press: way, trouble, patience: null };
}

const fails: Trouble = { faults: [{ at: 'lead', status: 503 }] };
const botWall = { status: 202, contentType: 'text/html', body: '<html>Checking your browser</html>' };
const unreadable = { status: 503, headers: { 'Access-Control-Allow-Origin': 'null' } };
const on = (quirk: Quirk, ...steps: Step[]) => ({ quirks: [quirk], ...(steps.length > 0 && { steps }) });

const reports: readonly Partial<Visit>[] = [
  { forms: [formOf('short-contact-form', '', true)], steps: [press({ captcha: 'challenge' })] },
  { steps: [press({ faults: [{ at: 'second captcha file', status: 503 }] }), press(calm)] },
  on("runs the vendor's captcha snippet, without the captcha"),
  { steps: [press({ faults: [{ at: 'lead', ...botWall }] })] },
  // Not a lead form: it would send nothing in any case, as its captcha cannot load without a configuration.
  { ...on(unconfigured), forms: [formOf('request-survey')] },
  on('has a base on another host'),
  on('presses its own button on Enter', press(calm, 'Enter')),
  on('disables a submit button when it is pressed', press(fails), press(calm)),
  on('wraps fetch and reads its options'),
  on(
    'never grants a lock after its first load',
    { does: 'edit', form: 0, field: 0, person: marama },
    { does: 'navigate', how: 'reload' },
    press(calm),
  ),
  on('has a button named FormEmail in its introduction'),
  {
    steps: [
      press({ faults: [{ at: 'lead', status: 500, commit: true }] }),
      { does: 'navigate', how: 'follow a link' },
      press(calm),
    ],
  },
  { steps: [press(fails), { does: 'stay away', clock: 'set back' }, press(calm)] },
  {
    isOtherOrigin: true,
    encoding: 'form', // without a preflight the answer comes sooner
    people: [{ ...marama, FormMessage: 'Kia ora! '.repeat(600) }],
    steps: [press({ faults: [{ at: 'lead', ...unreadable }] })],
  },
];

/** Each once lost, doubled or misdirected a lead on a customer's page. Every run plays them first. */
export const reportedVisits: readonly Visit[] = reports.map((report) => ({ ...plainVisit, ...report }));
