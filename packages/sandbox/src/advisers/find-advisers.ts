import type { ApiAnswer, ApiData, ApiRequest } from '../api-route.ts';
import { problem } from '../check-fields.ts';
import type { Adviser } from './sample-advisers.ts';

/** The list for forms. */
export function listAdvisers(_request: ApiRequest, { advisers }: ApiData): ApiAnswer {
  return { status: 200, body: advisers.map(({ guid, name }) => ({ key: guid, value: name })) };
}

/** The search by region. The spec gives this call no body, so no widget sends one. */
export function findAdvisers(
  { url, names: { postcode = '' }, body }: ApiRequest,
  { advisers }: ApiData,
): ApiAnswer {
  const length = body instanceof Uint8Array ? body.length : String(body).length;
  const errors = [
    ...(/^\d{4}$/.test(postcode) ? [] : [problem('postcode', 'four digits', postcode)]),
    ...(length > 0 ? [`body: expected none, got ${length} bytes`] : []),
  ];
  if (errors.length > 0) return { status: 422, body: { errors } };
  const found = advisers.filter((adviser) => adviser.postcode === postcode);
  return { status: 200, body: { advisers: found.map((adviser) => toResult(adviser, url.origin)) } };
}

/** `GET /cdn/advisers/{GUID}.svg`, with the id in upper case. */
export function portraitPath(guid: string): string {
  return `/cdn/advisers/${guid.toUpperCase()}.svg`;
}

/** Includes every key, '' for a missing value. */
function toResult(
  { guid, name, phone = '', specialties = [], link = '', hasPhoto }: Adviser,
  origin: string,
) {
  return { guid, name, image: hasPhoto ? origin + portraitPath(guid) : '', link, phone, specialties };
}
