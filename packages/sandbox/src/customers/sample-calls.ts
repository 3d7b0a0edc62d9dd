import type { Fields } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import type { RecordKind } from '../records.ts';

export interface SampleCall {
  readonly path: string;
  readonly kind: RecordKind;
  readonly encoding: Encoding;
  readonly fields: Fields;
}

export const sampleCustomer = {
  LNS_GiftType: 'True',
  HasCompletedSurvey: 0,
  ClientFirstName: 'Mārama',
  ClientLastName: "O'Neill-Ng",
  AdviserGUID: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
  ClientAddressPostcode: '0110',
};

export const sampleEntries = [
  { formFullName: 'Hēmi Tautahi', formPhone: '021 555 0001', formGroupRelation: 'a friend' },
  { formFullName: '李', formPhone: '+64 (0)21 555 0002 ', formGroupRelation: 'a relative' },
];

export const sampleCalls = {
  survey: {
    path: '/acme/request-survey',
    kind: 'survey',
    encoding: 'multipart',
    fields: {
      CampaignId: 'HL-2026',
      Method: '1',
      TrackingNumber: '',
      pi_email: 'aroha+home@example.co.nz',
      job_id: '4711',
      FormSurveyOne: '0',
      FormSurveyTwo: '10',
      FormSurveyThird: 'N/A',
      FormSurveyFourth: '7',
      FormMessage: 'Ngā mihi 🏡 <b>not bold</b>',
      SubmissionId: 'survey-1',
    },
  },
  subscription: {
    path: '/acme/braze/user/update-email-subscription',
    kind: 'subscription',
    encoding: 'json',
    fields: { ceid: 'c-123', app_group_id: 'acme', status: 'unsubscribed' },
  },
  gift: {
    path: '/api/acme/cap/gift',
    kind: 'gift',
    encoding: 'json',
    fields: { clientDetails: sampleCustomer, capChoice: 'Tree', SubmissionId: 'gift-1' },
  },
  referral: {
    path: '/api/acme/cap/referral',
    kind: 'referral',
    encoding: 'json',
    fields: {
      formCusFirstName: 'Mārama',
      formCusLastName: "O'Neill-Ng",
      AdviserId: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
      CampaignId: '',
      formPostcode: '0110',
      referrals: sampleEntries,
      ReferredAt: '2026-05-01T21:30:00.000Z',
      SubmissionId: 'referral-1',
    },
  },
} as const satisfies Record<string, SampleCall>;

export type SampleCallName = keyof typeof sampleCalls;
export const sampleCallNames = Object.keys(sampleCalls) as SampleCallName[];
