import type { GoldenLines } from './golden-lead.ts';
import { jsonTracking } from './json-leads.ts';

const widget = 'contact-adviser-form';
const url = '/acme/lead';

const visitor = [
  '{"FormFullName":"Mārama O\'Neill & Ng+Tū"',
  '"FormEmail":"o\'neill+home@xtra.co.nz"',
  '"FormPhone":"+64 (0)21\u00a0555 0000"',
  '"FormPostcode":"0110"',
  '"FormMessage":" Kia ora & haere mai,\\n1+1=2%\u00a0🏡 "',
];

const referrer = '"prevSite":"https://www.google.co.nz","searchEngine":"google","keywords":"home loan","gclid":"G-1"';

/** What a page or a visit changes in the JSON of one form; a comma stands between two lines. */
export const jsonVariations: readonly GoldenLines[] = [
  {
    title: 'JSON with flat tracking',
    widget,
    config: { trackingShape: 'flat' },
    url,
    lines: [
      ...visitor,
      '"CampaignId":"","Method":15,"TrackingNumber":"","AdviserId":"","captcha":"token-1","hamCheck":""',
      '"Region":"Northland"',
      '"SubmissionId":"3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
      '"SubmissionRevision":1',
      '"cusEmail":"o\'neill+home@xtra.co.nz"',
      '"libTrackUnidentified":""',
      '"visitedUrl":"http://localhost:3000/home-loans?gclid=G-1"',
      '"browser":"Chrome","ipAddress":"","userTypeIndex":"","adviser":"","libcampaign":""',
      `${referrer}}`,
    ],
  },
  {
    title: 'JSON whose id has another name',
    widget,
    config: { submissionIdField: 'leadRef' },
    url,
    lines: [
      ...visitor,
      '"CampaignId":"","Method":15,"TrackingNumber":"","AdviserId":"","captcha":"token-1","hamCheck":""',
      '"Region":"Northland"',
      '"leadRef":"3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
      '"SubmissionRevision":1',
      ...jsonTracking,
    ],
    refusal: [
      'SubmissionId: expected 1 to 64 characters, got nothing',
      'leadRef: expected no such field in the contact-adviser form, got "3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
    ],
  },
  {
    title: 'JSON without an id',
    widget,
    config: { submissionIdField: false },
    url,
    lines: [
      ...visitor,
      '"CampaignId":"","Method":15,"TrackingNumber":"","AdviserId":"","captcha":"token-1","hamCheck":""',
      '"Region":"Northland"',
      ...jsonTracking,
    ],
    refusal: ['SubmissionId: expected 1 to 64 characters, got nothing'],
  },
  {
    title: 'JSON with a honeypot of another name',
    widget,
    attributes: { 'honeypot-name': 'nickname' },
    url,
    lines: [
      ...visitor,
      '"CampaignId":"","Method":15,"TrackingNumber":"","AdviserId":"","captcha":"token-1","nickname":""',
      '"Region":"Northland"',
      '"SubmissionId":"3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
      '"SubmissionRevision":1',
      ...jsonTracking,
    ],
  },
  {
    title: 'JSON with a honeypot that was filled in (fault 46)',
    widget,
    honeypot: ' Mārama & Co ',
    url,
    lines: [
      ...visitor,
      '"CampaignId":"","Method":15,"TrackingNumber":"","AdviserId":"","captcha":"token-1","hamCheck":" Mārama & Co "',
      '"Region":"Northland"',
      '"SubmissionId":"3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
      '"SubmissionRevision":1',
      ...jsonTracking,
    ],
  },
  {
    title: 'JSON with ids from attributes, which count before those of the visit',
    widget,
    attributes: {
      'campaign-id': 'HL & more+2026',
      'tracking-number': '0800 000 001',
      'adviser-id': '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
    },
    cookies: { lib_campaign: 'SPRING' },
    url,
    lines: [
      ...visitor,
      '"CampaignId":"HL & more+2026","Method":15,"TrackingNumber":"0800 000 001"',
      '"AdviserId":"7D444840-9DC0-11D1-B245-5FFDCE74FAD2"',
      '"captcha":"token-1","hamCheck":""',
      '"Region":"Northland"',
      '"SubmissionId":"3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
      '"SubmissionRevision":1',
      '"tracking":{"cusEmail":"o\'neill+home@xtra.co.nz"',
      '"libTrackUnidentified":""',
      '"visitedUrl":"http://localhost:3000/home-loans?gclid=G-1"',
      '"browser":"Chrome","ipAddress":"","userTypeIndex":"","adviser":"","libcampaign":"SPRING"',
      `${referrer}}}`,
    ],
  },
  {
    title: 'JSON with ids from the visit',
    widget,
    cookies: {
      lib_campaign: 'SPRING',
      libTrackUnidentified: 'T-77',
      aaid: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      user_class: '2',
    },
    url,
    lines: [
      ...visitor,
      '"CampaignId":"SPRING","Method":15,"TrackingNumber":"T-77"',
      '"AdviserId":"3f2504e0-4f89-11d3-9a0c-0305e82c3301"',
      '"captcha":"token-1","hamCheck":""',
      '"Region":"Northland"',
      '"SubmissionId":"3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
      '"SubmissionRevision":1',
      '"tracking":{"cusEmail":"o\'neill+home@xtra.co.nz"',
      '"libTrackUnidentified":"T-77"',
      '"visitedUrl":"http://localhost:3000/home-loans?gclid=G-1"',
      '"browser":"Chrome","ipAddress":"","userTypeIndex":"2"',
      '"adviser":"3f2504e0-4f89-11d3-9a0c-0305e82c3301","libcampaign":"SPRING"',
      `${referrer}}}`,
    ],
  },
];
