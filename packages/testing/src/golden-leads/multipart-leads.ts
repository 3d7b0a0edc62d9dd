import type { GoldenLead } from './golden-lead.ts';

const widget = 'job-application-form';
const url = '/acme/recruitment';
const contentType = undefined;

const applicant = [
  ['FormFirstName', 'Mārama'],
  ['FormLastName', "O'Neill & Ng+Tū"],
  ['FormEmail', "o'neill+home@xtra.co.nz"],
  ['FormPhone', '+64 (0)21\u00a0555 0000'],
  ['FormPostcode', '0110'],
  ['FormBestDayToCall', '0'],
  ['FormBestTimeToCall', '3'],
  ['formJoinUs', '1'],
] as const;

const tracking =
  '{"cusEmail":"o\'neill+home@xtra.co.nz","libTrackUnidentified":"",' +
  '"visitedUrl":"http://localhost:3000/home-loans?gclid=G-1","browser":"Chrome","ipAddress":"","userTypeIndex":"",' +
  '"adviser":"","libcampaign":"","prevSite":"https://www.google.co.nz","searchEngine":"google",' +
  '"keywords":"home loan","gclid":"G-1"}';

/** The job application in all its variations: it goes as multipart, whatever a page chooses for leads. */
export const multipartLeads: readonly GoldenLead[] = [
  {
    title: 'a job application as multipart, whatever the page chooses for leads',
    widget,
    config: { encoding: { lead: 'form', callCentre: 'form' } },
    url,
    contentType,
    body: [
      ...applicant,
      ['CampaignId', ''],
      ['Method', '1'],
      ['TrackingNumber', ''],
      ['AdviserId', ''],
      ['captcha', 'token-1'],
      ['hamCheck', ''],
      ['Region', 'Northland'],
      ['SubmissionId', '3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001'],
      ['SubmissionRevision', '1'],
      ['tracking', tracking],
    ],
  },
  {
    title: 'a job application with flat tracking',
    widget,
    config: { trackingShape: 'flat' },
    url,
    contentType,
    body: [
      ...applicant,
      ['CampaignId', ''],
      ['Method', '1'],
      ['TrackingNumber', ''],
      ['AdviserId', ''],
      ['captcha', 'token-1'],
      ['hamCheck', ''],
      ['Region', 'Northland'],
      ['SubmissionId', '3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001'],
      ['SubmissionRevision', '1'],
      ['cusEmail', "o'neill+home@xtra.co.nz"],
      ['libTrackUnidentified', ''],
      ['visitedUrl', 'http://localhost:3000/home-loans?gclid=G-1'],
      ['browser', 'Chrome'],
      ['ipAddress', ''],
      ['userTypeIndex', ''],
      ['adviser', ''],
      ['libcampaign', ''],
      ['prevSite', 'https://www.google.co.nz'],
      ['searchEngine', 'google'],
      ['keywords', 'home loan'],
      ['gclid', 'G-1'],
    ],
  },
  {
    title: 'a job application with ids from attributes and a honeypot of another name that was filled in (fault 46)',
    widget,
    attributes: {
      'campaign-id': 'Join & grow+2026',
      'tracking-number': '0800 000 001',
      'adviser-id': '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
      'honeypot-name': 'nickname',
    },
    honeypot: 'Mārama & Co',
    url,
    contentType,
    body: [
      ...applicant,
      ['CampaignId', 'Join & grow+2026'],
      ['Method', '1'],
      ['TrackingNumber', '0800 000 001'],
      ['AdviserId', '7D444840-9DC0-11D1-B245-5FFDCE74FAD2'],
      ['captcha', 'token-1'],
      ['nickname', 'Mārama & Co'],
      ['Region', 'Northland'],
      ['SubmissionId', '3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001'],
      ['SubmissionRevision', '1'],
      ['tracking', tracking],
    ],
  },
  {
    title: 'a job application whose id has another name',
    widget,
    config: { submissionIdField: 'leadRef' },
    url,
    contentType,
    body: [
      ...applicant,
      ['CampaignId', ''],
      ['Method', '1'],
      ['TrackingNumber', ''],
      ['AdviserId', ''],
      ['captcha', 'token-1'],
      ['hamCheck', ''],
      ['Region', 'Northland'],
      ['leadRef', '3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001'],
      ['SubmissionRevision', '1'],
      ['tracking', tracking],
    ],
    refusal: [
      'SubmissionId: expected 1 to 64 characters, got nothing',
      'leadRef: expected no such field in the job-application form, got "3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
    ],
  },
];
