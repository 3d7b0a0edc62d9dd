import { problem } from './check-fields.ts';
import { readBody, type Encoding, type ReadBody, type SentBody } from './read-body.ts';
import type { NewRecord, RecordKind, Records } from './records.ts';
import { submissionOf } from './submission.ts';

/** A call that stores a record. */
export interface Call {
  readonly kind: RecordKind;
  readonly encodings: readonly Encoding[];
  /** One sentence for each thing that no widget would send, starting with the field. */
  readonly check: (body: ReadBody) => string[];
  /** The product's answer, if more than its status is known. */
  readonly answer?: object;
}

/** A request for a call, from whatever server or page received it. */
export interface ReceivedCall extends SentBody, Pick<NewRecord, 'headers'> {
  readonly url: URL;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: object;
}

/** A known submission id is counted, or replaced by a higher revision. */
export async function answerCall(
  call: Call,
  { url, headers, ...sent }: ReceivedCall,
  records: Pick<Records, 'add' | 'kindOf'>,
): Promise<CallAnswer> {
  const { kind, encodings, check, answer } = call;
  const body = await readBody(sent, encodings);
  if ('errors' in body) return { status: 422, body };
  const { contentType, fields } = body;
  const submission = submissionOf(fields);
  const errors = [...checkQuery(url), ...check(body), ...checkOwner(submission.submissionId, kind, records)];
  if (errors.length > 0) return { status: 422, body: { errors } };
  const path = url.pathname;
  const { id, attempts } = records.add({ kind, path, contentType, headers, fields, ...submission });
  if (answer) return { status: 200, body: answer };
  return { status: attempts === 1 ? 201 : 200, body: { ok: true, id, attempts } };
}

/** URLs end up in logs. */
function checkQuery({ href }: URL): string[] {
  const start = href.indexOf('?');
  return start === -1 ? [] : [problem('query', 'none in the address', href.slice(start))];
}

/** A gift and the referrals after it are two submissions: with a shared id the second is only counted. */
function checkOwner(
  submissionId: string | null,
  kind: RecordKind,
  records: Pick<Records, 'kindOf'>,
): string[] {
  const owner = submissionId === null ? kind : (records.kindOf(submissionId) ?? kind);
  return owner === kind
    ? []
    : [problem('SubmissionId', `one of its own, not that of a ${owner}`, submissionId)];
}
