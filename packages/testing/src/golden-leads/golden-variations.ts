import type { GoldenLead } from './golden-lead.ts';

/** What a page or a visit changes in the leads of a form. */
export interface GoldenVariation extends Pick<GoldenLead, 'config' | 'attributes' | 'cookies' | 'honeypot'> {
  readonly title: string;
  /** Fields with a different value. */
  readonly sent?: Readonly<Record<string, string>>;
  readonly tracked?: Readonly<Record<string, string>>;
  readonly isFlat?: boolean;
  readonly honeypotName?: string;
  /** Field name of the id; `false` for a lead without one. */
  readonly idName?: string | false;
  readonly refusal?: (form: string) => readonly string[];
}

const attributeIds = {
  'tracking-number': '0800 000 001',
  'adviser-id': '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
};
const sentIds = { TrackingNumber: '0800 000 001', AdviserId: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2' };
const noId = 'SubmissionId: expected 1 to 64 characters, got nothing';

const flat: GoldenVariation = {
  title: 'with flat tracking',
  config: { trackingShape: 'flat' },
  isFlat: true,
};

const otherId: GoldenVariation = {
  title: 'whose id has another name',
  config: { submissionIdField: 'leadRef' },
  idName: 'leadRef',
  refusal: (form) => [
    noId,
    `leadRef: expected no such field in the ${form} form, got "3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001"`,
  ],
};

const withoutId: GoldenVariation = {
  title: 'without an id',
  config: { submissionIdField: false },
  idName: false,
  refusal: () => [noId],
};

const idsAndHoneypot =
  'with ids from attributes and a honeypot of another name that was filled in (fault 46)';

/** Variations of the message to an adviser, as JSON. */
export const jsonVariations: readonly GoldenVariation[] = [
  flat,
  otherId,
  withoutId,
  {
    title: 'with a honeypot of another name',
    attributes: { 'honeypot-name': 'nickname' },
    honeypotName: 'nickname',
  },
  { title: 'with a honeypot that was filled in (fault 46)', honeypot: ' Mārama & Co ' },
  {
    title: 'with ids from attributes, which count before those of the visit',
    attributes: { 'campaign-id': 'HL & more+2026', ...attributeIds },
    cookies: { lib_campaign: 'SPRING' },
    sent: { CampaignId: 'HL & more+2026', ...sentIds },
    tracked: { libcampaign: 'SPRING' },
  },
  {
    title: 'with ids from the visit',
    cookies: {
      lib_campaign: 'SPRING',
      libTrackUnidentified: 'T-77',
      aaid: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      user_class: '2',
    },
    sent: { CampaignId: 'SPRING', TrackingNumber: 'T-77', AdviserId: '3f2504e0-4f89-11d3-9a0c-0305e82c3301' },
    tracked: {
      libTrackUnidentified: 'T-77',
      userTypeIndex: '2',
      adviser: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      libcampaign: 'SPRING',
    },
  },
];

/** Variations of the message to an adviser, as urlencoded pairs. */
export const urlencodedVariations: readonly GoldenVariation[] = [
  flat,
  otherId,
  withoutId,
  {
    title: idsAndHoneypot,
    attributes: { 'campaign-id': 'HL & more+2026', ...attributeIds, 'honeypot-name': 'nickname' },
    honeypot: ' Mārama & Co ',
    honeypotName: 'nickname',
    sent: { CampaignId: 'HL & more+2026', ...sentIds },
  },
];

/** Variations of the job application. */
export const multipartVariations: readonly GoldenVariation[] = [
  {
    title: 'as multipart, whatever the page chooses for leads',
    config: { encoding: { lead: 'form', callCentre: 'form' } },
  },
  flat,
  {
    title: idsAndHoneypot,
    attributes: { 'campaign-id': 'Join & grow+2026', ...attributeIds, 'honeypot-name': 'nickname' },
    honeypot: 'Mārama & Co',
    honeypotName: 'nickname',
    sent: { CampaignId: 'Join & grow+2026', ...sentIds },
  },
  otherId,
];
