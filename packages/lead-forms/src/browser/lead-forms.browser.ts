import { siteAdvisers } from '@adviser-widgets/site';
import {
  button,
  expect,
  fillInByName,
  openFormPage,
  profile,
  test,
  type FormPage,
} from '@adviser-widgets/testing/browser';

interface SentForm extends FormPage {
  /** The values in the fields when the visitor sends, by name. */
  readonly answers: Readonly<Record<string, string>>;
  readonly kind: 'lead' | 'call-centre' | 'recruitment';
  /** The fields that identify the kind of lead, and the values that differ from the answers. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly honeypot: 'hamCheck' | 'hamcheck';
  readonly thanks: string;
}

const email = "o'neill@xtra.co.nz";
const reach = { FormEmail: email, FormPhone: '021 555 0000', FormPostcode: '4110' };
const name = { FormFirstName: 'Mārama', FormLastName: "O'Neill-Ng", ...reach };
const fullName = { FormFullName: "Mārama O'Neill-Ng", ...reach };
const FormMessage = 'Kia ora,\nwhen could we talk?';

const forms: readonly SentForm[] = [
  {
    path: '/about-us/contact-us',
    widget: 'request-call-form',
    answers: { ...name, FormSubject: '14', FormMessage },
    kind: 'call-centre',
    sent: { Method: 2, LeadSource: 2, CampaignId: 'CONTACT-2026' },
    honeypot: 'hamCheck',
    thanks: "Thanks, we'll call you soon",
  },
  {
    path: '/about-us/contact-us',
    widget: 'short-contact-form',
    answers: { ...fullName, FormSubject: '4', FormMessage },
    kind: 'lead',
    sent: {
      Method: 1,
      CampaignId: 'CONTACT-2026',
      FormMessage: `Submitted from about-us/contact-us\n${FormMessage}`,
    },
    honeypot: 'hamCheck',
    thanks: 'Thanks, we have your message',
  },
  {
    path: '/call-centre',
    widget: 'call-centre-form',
    answers: {
      ...name,
      FormSubject: '6',
      FormMessage,
      FormBestDayToCall: '3',
      FormBestTimeToCall: '1',
      FormHearFromUs: '12',
      Context: 'Call from tracked campaign number',
    },
    kind: 'call-centre',
    sent: { Method: 2, LeadSource: 2, CampaignId: 'CALL-CENTRE-2026' },
    honeypot: 'hamCheck',
    thanks: 'Sent',
  },
  {
    path: '/property-report',
    widget: 'property-report-form',
    answers: { ...name, FormSubject: '3' },
    kind: 'lead',
    sent: { Method: 6, LeadSource: 6, CampaignId: 'PROPERTY-2026' },
    honeypot: 'hamcheck',
    thanks: 'Thanks, we are on to it',
  },
  {
    path: '/find-help',
    widget: 'callback-form',
    answers: { ...name, FormBestDayToCall: '5', FormBestTimeToCall: '3', hasAdviser: '' },
    kind: 'lead',
    sent: { Method: 1, CampaignId: 'FIND-HELP-2026' },
    honeypot: 'hamCheck',
    thanks: 'Thanks, an adviser will ring you',
  },
  {
    path: '/become-an-adviser',
    widget: 'job-application-form',
    answers: { ...name, FormBestDayToCall: '0', FormBestTimeToCall: '4' },
    kind: 'recruitment',
    sent: { Method: '1', CampaignId: 'CAREERS-2026', formJoinUs: '1' },
    honeypot: 'hamCheck',
    thanks: 'Thanks, we look forward to talking',
  },
  {
    ...profile,
    widget: 'contact-adviser-form',
    answers: { ...fullName, FormMessage },
    kind: 'lead',
    sent: {
      Method: 15,
      CampaignId: 'ADVISER-2026',
      AdviserId: siteAdvisers().find((adviser) => adviser.name === profile.name)?.guid,
    },
    honeypot: 'hamCheck',
    thanks: 'Mele has your message',
  },
];

for (const form of forms) {
  test(`the ${form.widget} on ${form.path} arrives with its fields, and no others`, async ({
    page,
    sandbox,
  }) => {
    const placeholder = await openFormPage(page, sandbox, form);
    await fillInByName(placeholder, form.answers);
    await button(placeholder).click();
    await expect(placeholder.getByRole('heading', { name: form.thanks })).toBeVisible();

    const [record, ...others] = sandbox.records().filter(({ kind }) => kind !== 'analytics');
    expect(others).toEqual([]);
    expect(record).toMatchObject({ kind: form.kind, path: `/api-base/acme/${form.kind}`, attempts: 1 });
    expect(record?.fields).toEqual({
      ...form.answers,
      TrackingNumber: '',
      AdviserId: '',
      captcha: expect.stringMatching(/.+/),
      [form.honeypot]: '',
      Region: "Hawke's Bay",
      SubmissionId: record?.submissionId,
      SubmissionRevision: form.kind === 'recruitment' ? '1' : 1, // multipart bodies contain text only
      tracking: expect.anything(),
      ...form.sent,
    });
    expect(trackingIn(record?.fields)).toMatchObject({
      cusEmail: email,
      visitedUrl: sandbox.url + form.path,
    });
  });
}

/**
 * Returns the tracking: a nested object in JSON bodies, parsed from text where the body can't nest.
 */
function trackingIn(fields: unknown): unknown {
  const { tracking } = fields as { tracking: unknown }; // every lead has one
  return typeof tracking === 'string' ? JSON.parse(tracking) : tracking;
}

test('every adviser on the site is in the list that the forms fetch', async ({ sandbox }) => {
  const response = await fetch(`${sandbox.url}/api/mortgage-brokers/list`);
  const list = (await response.json()) as unknown;
  expect(list).toEqual(siteAdvisers().map(({ guid, name: value }) => ({ key: guid, value })));
});
