import type { Request, RequestHandler } from 'express';
import { problem } from './check-fields.ts';
import { readBody, takeBody, type Encoding, type ReadBody } from './read-body.ts';
import type { RecordKind, Records } from './records.ts';
import { refuse } from './refusal.ts';
import { submissionOf } from './submission.ts';

export interface Call {
  readonly kind: RecordKind;
  readonly encodings: readonly Encoding[];
  /** One sentence for each thing that no widget would send, starting with the field. */
  readonly check: (body: ReadBody) => string[];
  /** The product's answer, if more than its status is known (spec section 7). */
  readonly answer?: object;
}

/** A known submission id is counted, or replaced by a higher revision (R17). */
export function receiveCall(call: Call, records: Records): RequestHandler[] {
  return [takeBody, storeWhatIsGood(call, records)];
}

function storeWhatIsGood({ kind, encodings, check, answer }: Call, records: Records): RequestHandler {
  return async (request, response) => {
    const body = await readBody(request, encodings);
    if ('errors' in body) return refuse(response, body.errors);
    const { contentType, fields } = body;
    const submission = submissionOf(fields);
    const errors = [
      ...checkQuery(request),
      ...check(body),
      ...checkOwner(submission.submissionId, kind, records),
    ];
    if (errors.length > 0) return refuse(response, errors);
    const path = request.baseUrl + request.path;
    const { headers } = request;
    const { id, attempts } = records.add({ kind, path, contentType, headers, fields, ...submission });
    if (answer) response.json(answer);
    else response.status(attempts === 1 ? 201 : 200).json({ ok: true, id, attempts });
  };
}

/** URLs end up in logs. */
function checkQuery({ originalUrl }: Request): string[] {
  const start = originalUrl.indexOf('?');
  return start === -1 ? [] : [problem('query', 'none in the address', originalUrl.slice(start))];
}

/** A gift and the referrals after it are two submissions: with a shared id the second is only counted. */
function checkOwner(submissionId: string | null, kind: RecordKind, records: Records): string[] {
  const owner = submissionId === null ? kind : (records.kindOf(submissionId) ?? kind);
  return owner === kind
    ? []
    : [problem('SubmissionId', `one of its own, not that of a ${owner}`, submissionId)];
}
