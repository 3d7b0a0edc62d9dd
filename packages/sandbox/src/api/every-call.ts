import type { Fields } from '../check-fields.ts';
import { sampleCalls } from '../customers/sample-calls.ts';
import { sampleLeads, samplesByEncoding, writers } from '../leads/sample-leads.ts';
import type { Encoding } from '../read-body.ts';
import type { RecordKind } from '../records.ts';
import type { TestSandbox } from '../test-sandbox.ts';

/** A good call of the API, for tests. */
export interface SampleCall {
  readonly title: string;
  readonly kind: RecordKind;
  readonly path: string;
  readonly encoding: Encoding;
  readonly fields: Fields;
}

/** Every form in every encoding that its call takes. */
export const calls: readonly SampleCall[] = [
  ...samplesByEncoding.map(([name, encoding]): SampleCall => {
    const { endpoint: kind, fields } = sampleLeads[name];
    return { title: `${name} as ${encoding}`, kind, path: `/acme/${kind}`, encoding, fields };
  }),
  ...Object.values(sampleCalls).map((call): SampleCall => ({ title: call.kind, ...call })),
];
export const byTitle = (title: string) => calls.find((call) => call.title === title) as SampleCall; // a mistake throws
export const isLead = ({ fields }: SampleCall) => 'tracking' in fields;

/** Sends a good call with changes, a lead with a new token. */
export async function sendCall(test: TestSandbox, call: SampleCall, change: Fields = {}) {
  const token = isLead(call) ? { captcha: await test.token() } : {};
  const fields = { ...call.fields, ...token, ...change };
  return test.answer(call.path, { method: 'POST', body: writers[call.encoding](fields) });
}

/** Returns the answer to a call that is refused for these reasons. */
export const refused = (...errors: unknown[]) => ({ status: 422, body: { errors } });
