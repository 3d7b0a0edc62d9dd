import type { GoldenLines } from './golden-lead.ts';
import { urlencodedTracking } from './urlencoded-leads.ts';

const widget = 'contact-adviser-form';
const url = '/acme/lead';
const encoding = { lead: 'form' };

const visitor = [
  'FormFullName=M%C4%81rama+O%27Neill+%26+Ng%2BT%C5%AB',
  'FormEmail=o%27neill%2Bhome%40xtra.co.nz',
  'FormPhone=%2B64+%280%2921%C2%A0555+0000',
  'FormPostcode=0110',
  'FormMessage=+Kia+ora+%26+haere+mai%2C%0A1%2B1%3D2%25%C2%A0%F0%9F%8F%A1+',
];

/** What a page changes in the urlencoded pairs of one form; an ampersand stands between two lines. */
export const urlencodedVariations: readonly GoldenLines[] = [
  {
    title: 'urlencoded pairs with flat tracking',
    widget,
    config: { encoding, trackingShape: 'flat' },
    url,
    lines: [
      ...visitor,
      'CampaignId=&Method=15&TrackingNumber=&AdviserId=&captcha=token-1&hamCheck=',
      'Region=Northland',
      'SubmissionId=3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001',
      'SubmissionRevision=1',
      'cusEmail=o%27neill%2Bhome%40xtra.co.nz',
      'libTrackUnidentified=',
      'visitedUrl=http%3A%2F%2Flocalhost%3A3000%2Fhome-loans%3Fgclid%3DG-1',
      'browser=Chrome&ipAddress=&userTypeIndex=&adviser=&libcampaign=',
      'prevSite=https%3A%2F%2Fwww.google.co.nz&searchEngine=google&keywords=home+loan&gclid=G-1',
    ],
  },
  {
    title: 'urlencoded pairs whose id has another name',
    widget,
    config: { encoding, submissionIdField: 'leadRef' },
    url,
    lines: [
      ...visitor,
      'CampaignId=&Method=15&TrackingNumber=&AdviserId=&captcha=token-1&hamCheck=',
      'Region=Northland',
      'leadRef=3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001',
      'SubmissionRevision=1',
      urlencodedTracking,
    ],
    refusal: [
      'SubmissionId: expected 1 to 64 characters, got nothing',
      'leadRef: expected no such field in the contact-adviser form, got "3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"',
    ],
  },
  {
    title: 'urlencoded pairs without an id',
    widget,
    config: { encoding, submissionIdField: false },
    url,
    lines: [
      ...visitor,
      'CampaignId=&Method=15&TrackingNumber=&AdviserId=&captcha=token-1&hamCheck=',
      'Region=Northland',
      urlencodedTracking,
    ],
    refusal: ['SubmissionId: expected 1 to 64 characters, got nothing'],
  },
  {
    title: 'urlencoded pairs with ids from attributes and a honeypot of another name that was filled in (fault 46)',
    widget,
    config: { encoding },
    attributes: {
      'campaign-id': 'HL & more+2026',
      'tracking-number': '0800 000 001',
      'adviser-id': '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
      'honeypot-name': 'nickname',
    },
    honeypot: ' Mārama & Co ',
    url,
    lines: [
      ...visitor,
      'CampaignId=HL+%26+more%2B2026&Method=15&TrackingNumber=0800+000+001',
      'AdviserId=7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
      'captcha=token-1&nickname=+M%C4%81rama+%26+Co+',
      'Region=Northland',
      'SubmissionId=3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001',
      'SubmissionRevision=1',
      urlencodedTracking,
    ],
  },
];
