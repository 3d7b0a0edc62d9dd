import { goldenForms, jobApplication, type GoldenForm } from './golden-forms.ts';
import { goldenPage, goldenVisit, type GoldenLead } from './golden-lead.ts';
import {
  jsonVariations,
  multipartVariations,
  urlencodedVariations,
  type GoldenVariation,
} from './golden-variations.ts';

export { goldenForms, jobApplication, type GoldenForm } from './golden-forms.ts';
export { goldenPage, goldenValues, type GoldenLead } from './golden-lead.ts';

/**
 * Every lead form in every encoding that its endpoint accepts, with variations by configuration,
 * attributes and visit. The forms send them to the sandbox, so neither can drift from the other.
 */
export const goldenLeads: readonly GoldenLead[] = [
  ...goldenForms.map((form) => goldenLead(form, 'JSON')),
  ...jsonVariations.map((variation) => goldenLead(messageToAdviser(), 'JSON', variation)),
  ...goldenForms.map((form) => goldenLead(form, 'urlencoded pairs')),
  ...urlencodedVariations.map((variation) => goldenLead(messageToAdviser(), 'urlencoded pairs', variation)),
  ...multipartVariations.map((variation) => goldenLead(jobApplication, 'multipart', variation)),
];

function goldenLead(form: GoldenForm, encoding: GoldenEncoding, variation?: GoldenVariation): GoldenLead {
  const { config, attributes, cookies, honeypot, refusal } = variation ?? {};
  const chosen = encoding === 'urlencoded pairs' ? { encoding: { [form.kind]: 'form' } } : {};
  return {
    title: titleOf(form, encoding, variation),
    widget: form.widget,
    config: { ...chosen, ...config },
    attributes,
    cookies,
    honeypot,
    url: form.url,
    refusal: refusal?.(form.widget.replace('-form', '')),
    ...encodeGolden(fieldsOf(form, variation), encoding),
  };
}

function titleOf(form: GoldenForm, encoding: GoldenEncoding, variation?: GoldenVariation): string {
  if (!variation) return `${form.what} as ${encoding}`;
  return `${encoding === 'multipart' ? form.what : encoding} ${variation.title}`;
}

/** In the order of the form: the visitor's values, what the form adds, the id, the tracking record. */
function fieldsOf(form: GoldenForm, variation: GoldenVariation = { title: '' }): SentFields {
  const {
    sent = {},
    tracked = {},
    isFlat = false,
    honeypot = '',
    honeypotName = form.honeypotName ?? 'hamCheck',
    idName = 'SubmissionId',
  } = variation;
  const { CampaignId = '', TrackingNumber = '', AdviserId = '' } = sent;
  const tracking = { ...goldenVisit, ...tracked };
  return [
    ...Object.entries(form.fields),
    ['CampaignId', CampaignId],
    ['Method', form.method],
    ['TrackingNumber', TrackingNumber],
    ['AdviserId', AdviserId],
    ['captcha', goldenPage.captcha],
    [honeypotName, honeypot],
    ['Region', 'Northland'],
    ...(form.leadSource ? [['LeadSource', form.leadSource] as const] : []),
    ...(idName ? [[idName, goldenPage.submissionId] as const, ['SubmissionRevision', 1] as const] : []),
    ...(isFlat ? Object.entries(tracking) : [['tracking', tracking] as const]),
  ];
}

function messageToAdviser(): GoldenForm {
  const form = goldenForms.find(({ widget }) => widget === 'contact-adviser-form');
  if (!form) throw new Error('There is no golden message to an adviser');
  return form;
}

/** The fields of a lead as sent, in order. */
type SentFields = readonly (readonly [name: string, value: string | number | object])[];

/** The encoding of a body. Multipart has no content type here: the browser writes it, with its own boundary. */
type GoldenEncoding = 'JSON' | 'urlencoded pairs' | 'multipart';

/** Encodes a body with platform APIs only, independent of our code. */
function encodeGolden(
  fields: SentFields,
  encoding: GoldenEncoding,
): Pick<GoldenLead, 'contentType' | 'body'> {
  if (encoding === 'JSON')
    return { contentType: 'application/json', body: JSON.stringify(Object.fromEntries(fields)) };
  const pairs = fields.map(
    ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
  );
  if (encoding === 'multipart') return { contentType: undefined, body: pairs };
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return { contentType: 'application/x-www-form-urlencoded', body };
}
