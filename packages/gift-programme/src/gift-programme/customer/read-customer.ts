import type { Customer } from '../programme-calls.ts';

/** The problems never quote the data. */
export interface ReadCustomer {
  /** `undefined` if it is unclear whether there is a gift. */
  readonly customer: Customer | undefined;
  readonly problems: readonly string[];
}

const optional = ['ClientFirstName', 'ClientLastName', 'AdviserGUID', 'ClientAddressPostcode'] as const;

/** Leaves out and reports values of the wrong type. */
export function readCustomer(given: unknown): ReadCustomer {
  const data = Object(given ?? {}) as Record<string, unknown>;
  const { LNS_GiftType, HasCompletedSurvey } = data;
  const wrong = optional.filter((name) => data[name] != null && typeof data[name] !== 'string');
  const problems = [
    ...(typeof LNS_GiftType === 'string'
      ? []
      : ['LNS_GiftType is not text; write "True" or "False", in quotes']),
    ...(typeof HasCompletedSurvey === 'number'
      ? []
      : ['HasCompletedSurvey is not a number; write 0 or 1, without quotes']),
    ...wrong.map((name) => `${name} is not text, so it is left out; write it in quotes`),
  ];
  if (typeof LNS_GiftType !== 'string' || typeof HasCompletedSurvey !== 'number')
    return { customer: undefined, problems };
  const texts = optional
    .filter((name) => typeof data[name] === 'string')
    .map((name) => [name, data[name]] as const);
  return { customer: { LNS_GiftType, HasCompletedSurvey, ...Object.fromEntries(texts) }, problems };
}
