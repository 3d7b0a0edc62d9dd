import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import { surveyKind, type BodyEncoding } from '@adviser-widgets/core/internal';

/** What one test sends under one id. */
export interface Content {
  /** Marks the record as a test, and is what a correction changes. */
  readonly mark: string;
  /** Default: a few words in the letters that people use. */
  readonly message?: string;
}

export type Body = Readonly<Record<string, unknown>>;

/** A call of the API, as the guide for its owner describes it. */
export interface TestCall {
  readonly title: string;
  readonly base: 'apiBase' | 'siteBase';
  /** After the base, with `{brand}`. */
  readonly path: string;
  readonly encoding: BodyEncoding;
  /** All but token, id and revision. */
  readonly fields: (content: Content) => Body;
  /** Whether the body has a token of the captcha. */
  readonly hasToken: boolean;
  /** Without, each request is a record of its own. */
  readonly hasId: boolean;
  readonly hasMessage: boolean;
}

/** No body with quotes, marks and several lines is sent back changed by accident. */
const words = 'Kia ora “all”,\n1 + 1 = 2 & 100% <b>not bold</b> \\ \' " 李 🏡';

const reach = {
  FormEmail: "o'neill+test@example.com",
  FormPhone: '+64 (0)21 555 0000',
  FormPostcode: '0110',
};

const nameOf = (mark: string) => `O’Neill-Ng Māra 李 ${mark}`;

const two = ({ mark }: Content) => ({ FormFirstName: 'Test', FormLastName: nameOf(mark), ...reach });

const full = ({ mark }: Content) => ({ FormFullName: nameOf(mark), ...reach });

const time = { FormBestDayToCall: '0', FormBestTimeToCall: '4' };

const tracking = {
  cusEmail: reach.FormEmail,
  libTrackUnidentified: '',
  visitedUrl: 'https://www.example.nz/home-loans',
  browser: 'Chrome',
  ipAddress: '',
  userTypeIndex: '',
  adviser: '',
  libcampaign: '',
  prevSite: '',
  searchEngine: '',
  keywords: '',
  gclid: '',
};

interface LeadForm {
  readonly form: string;
  readonly kind: LeadKind;
  readonly own: (content: Content) => Body;
}

const message = { FormMessage: '' };

const leadForms: readonly LeadForm[] = [
  {
    form: 'short-contact-form',
    kind: leadKinds.contact,
    own: (content) => ({ ...full(content), FormSubject: '1', ...message }),
  },
  {
    form: 'callback-form',
    kind: leadKinds.callback,
    own: (content) => ({ ...two(content), ...time, hasAdviser: '' }),
  },
  {
    form: 'contact-adviser-form',
    kind: leadKinds.contactAdviser,
    own: (content) => ({ ...full(content), ...message }),
  },
  {
    form: 'property-report-form',
    kind: leadKinds.propertyReport,
    own: (content) => ({ ...two(content), FormSubject: '14' }),
  },
  {
    form: 'request-call-form',
    kind: leadKinds.callCentre,
    own: (content) => ({ ...two(content), FormSubject: '13', ...message }),
  },
  {
    form: 'call-centre-form',
    kind: leadKinds.callCentre,
    own: (content) => ({
      ...two(content),
      FormSubject: '13',
      ...message,
      ...time,
      FormHearFromUs: '12',
      Context: '',
    }),
  },
  {
    form: 'job-application-form',
    kind: leadKinds.jobApplication,
    own: (content) => ({ ...two(content), ...time, formJoinUs: '1' }),
  },
];

function leadCalls({ form, kind, own }: LeadForm): TestCall[] {
  const encodings: readonly BodyEncoding[] = kind.encoding === 'multipart' ? ['multipart'] : ['json', 'form'];
  const hasMessage = 'FormMessage' in own({ mark: '' });
  const fields = (content: Content): Body => ({
    ...own(content),
    ...(hasMessage && { FormMessage: content.message ?? words }),
    CampaignId: '',
    Method: kind.method,
    TrackingNumber: '',
    AdviserId: '',
    [kind.isLead ? kind.honeypotName : '']: '',
    Region: 'Northland',
    ...(kind.leadSource !== undefined && { LeadSource: kind.leadSource }),
    tracking,
  });
  const rest = { base: 'apiBase', path: `{brand}/${kind.path}`, hasToken: true, hasId: true } as const;
  return encodings.map((encoding) => ({
    ...rest,
    title: `${form} as ${encoding}`,
    encoding,
    fields,
    hasMessage,
  }));
}

const rating = { FormSurveyOne: '10', FormSurveyTwo: '9', FormSurveyThird: 'N/A', FormSurveyFourth: '0' };

const customer = (mark: string) => ({
  LNS_GiftType: 'True',
  HasCompletedSurvey: 0,
  ClientFirstName: 'Test',
  ClientLastName: nameOf(mark),
  AdviserGUID: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  ClientAddressPostcode: '0110',
});

const json = { base: 'siteBase', encoding: 'json', hasToken: false, hasId: true, hasMessage: false } as const;

/** Every call that stores something, in each encoding that it takes. */
export const testCalls: readonly TestCall[] = [
  ...leadForms.flatMap(leadCalls),
  {
    title: 'request-survey as multipart',
    base: 'apiBase',
    path: `{brand}/${surveyKind.path}`,
    encoding: 'multipart',
    fields: ({ mark, message: text = words }) => ({
      CampaignId: '',
      Method: 1,
      TrackingNumber: '',
      pi_email: 'test@example.com',
      job_id: mark,
      ...rating,
      FormMessage: text,
    }),
    hasToken: false,
    hasId: true,
    hasMessage: true,
  },
  {
    ...json,
    title: 'gift as json',
    path: 'api/{brand}/cap/gift',
    fields: ({ mark }) => ({ clientDetails: customer(mark), capChoice: 'Tree' }),
  },
  {
    ...json,
    title: 'referral as json',
    path: 'api/{brand}/cap/referral',
    fields: ({ mark }) => ({
      formCusFirstName: 'Test',
      formCusLastName: nameOf(mark),
      AdviserId: '',
      CampaignId: '',
      formPostcode: '0110',
      referrals: [{ formFullName: 'Hēmi O’Neill', formPhone: '021 555 0001', formGroupRelation: 'a friend' }],
      ReferredAt: '2026-05-01T21:30:00.000Z',
    }),
  },
  {
    ...json,
    title: 'subscription as json',
    base: 'apiBase',
    path: '{brand}/braze/user/update-email-subscription',
    fields: ({ mark }) => ({ ceid: mark, app_group_id: 'test', status: 'unsubscribed' }),
    hasId: false,
  },
];
