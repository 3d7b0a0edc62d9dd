import type { CallAnswer } from '../answer-call.ts';
import { problem } from '../check-fields.ts';
import type { Adviser } from './sample-advisers.ts';

interface AdviserQuestion {
  readonly postcode: string;
  /** Of the body. The spec gives this call none, so no widget sends one. */
  readonly length: number;
  /** The origin of the portraits. */
  readonly origin: string;
}

/** The list for forms, in the API's shape. */
export function adviserList(advisers: readonly Adviser[]): object {
  return advisers.map(({ guid, name }) => ({ key: guid, value: name }));
}

/** The search by region, in the API's shape. */
export function findAdvisers(
  advisers: readonly Adviser[],
  { postcode, length, origin }: AdviserQuestion,
): CallAnswer {
  const errors = [
    ...(/^\d{4}$/.test(postcode) ? [] : [problem('postcode', 'four digits', postcode)]),
    ...(length > 0 ? [`body: expected none, got ${length} bytes`] : []),
  ];
  if (errors.length > 0) return { status: 422, body: { errors } };
  const found = advisers.filter((adviser) => adviser.postcode === postcode);
  return { status: 200, body: { advisers: found.map((adviser) => toResult(adviser, origin)) } };
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
