import type { Fields } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import type { RecordKind } from '../records.ts';

/** The encodings that each endpoint takes. */
export const leadEncodings = {
  lead: ['json', 'form'],
  'call-centre': ['json', 'form'],
  recruitment: ['multipart'],
} as const satisfies Partial<Record<RecordKind, readonly Encoding[]>>;

export interface SampleLead {
  readonly endpoint: keyof typeof leadEncodings;
  readonly fields: Fields;
}

const email = "o'neill@xtra.co.nz";
const person = {
  FormFirstName: 'Mārama',
  FormLastName: "O'Neill-Ng",
  FormEmail: email,
  FormPhone: '021 555 0000 ',
  FormPostcode: '0110',
};
const personInFull = {
  FormFullName: '李',
  FormEmail: email,
  FormPhone: '+64 (0)21 555 0000',
  FormPostcode: '4410',
};

const sampleTracking = {
  cusEmail: email,
  libTrackUnidentified: '',
  visitedUrl: 'https://www.example.nz/home-loans?gclid=abc',
  browser: 'Chrome',
  ipAddress: '',
  userTypeIndex: '',
  adviser: '',
  libcampaign: '',
  prevSite: 'https://www.google.com',
  searchEngine: 'google',
  keywords: '',
  gclid: 'abc',
};

const hidden = {
  CampaignId: '',
  TrackingNumber: '',
  AdviserId: '',
  SubmissionId: '3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001',
  tracking: sampleTracking,
};
const plain = { Method: 1, hamCheck: '', Region: 'Northland' };
const toCallCentre = { ...plain, Method: 2, LeadSource: 2 };
const bestTime = { FormBestDayToCall: '0', FormBestTimeToCall: '4' };
const requestCall = { ...person, FormSubject: '13', FormMessage: 'Line one\nLine two <b>not bold</b> 🏡' };

const aaid = '7D444840-9DC0-11D1-B245-5FFDCE74FAD2';
const called = { FormHearFromUs: '12', Context: 'Call from tracked campaign number', AdviserId: aaid };
const report = { FormSubject: '14', Method: 6, LeadSource: 6, hamcheck: '', Region: 'Northland' };

/** Without the captcha token. */
export const sampleLeads = {
  'request-call': { endpoint: 'call-centre', fields: { ...requestCall, ...hidden, ...toCallCentre } },
  'call-centre': {
    endpoint: 'call-centre',
    fields: { ...requestCall, ...hidden, ...toCallCentre, ...bestTime, ...called },
  },
  short: {
    endpoint: 'lead',
    fields: { ...personInFull, FormSubject: '1', FormMessage: '', ...hidden, ...plain, Region: 'Manawatū' },
  },
  callback: {
    endpoint: 'lead',
    fields: { ...person, ...hidden, ...plain, ...bestTime, FormBestDayToCall: '6', hasAdviser: '' },
  },
  'contact-adviser': {
    endpoint: 'lead',
    fields: { ...personInFull, FormMessage: 'Kia ora', ...hidden, ...plain, Method: 15, Region: 'Manawatū' },
  },
  'property-report': { endpoint: 'lead', fields: { ...person, ...hidden, ...report } },
  'job-application': {
    endpoint: 'recruitment',
    fields: { ...person, ...hidden, ...plain, ...bestTime, formJoinUs: '1' },
  },
} as const satisfies Record<string, SampleLead>;

export type SampleName = keyof typeof sampleLeads;

export const samplesByEncoding = (Object.keys(sampleLeads) as SampleName[]).flatMap((name) =>
  leadEncodings[sampleLeads[name].endpoint].map((encoding): [SampleName, Encoding] => [name, encoding]),
);

export const writers: Readonly<Record<Encoding, (fields: Fields) => BodyInit>> = {
  json: (fields) => new Blob([JSON.stringify(fields)], { type: 'application/json' }),
  form: (fields) => new URLSearchParams(pairs(fields)),
  multipart: (fields) => {
    const form = new FormData();
    for (const [name, value] of pairs(fields)) form.append(name, value);
    return form;
  },
};

export function asRead(fields: Fields, encoding: Encoding): Fields {
  return encoding === 'json' ? fields : Object.fromEntries(pairs(fields));
}

/** Digits for numbers, JSON text for the tracking record. */
function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
}

export function flat({ tracking, ...fields }: Fields): Fields {
  return { ...fields, ...(tracking as object) };
}
