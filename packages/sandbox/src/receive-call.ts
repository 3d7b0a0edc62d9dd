import type { Request, RequestHandler } from 'express';
import { problem } from './check-fields.ts';
import { readBody, takeBody, type Encoding, type ReadBody } from './read-body.ts';
import type { RecordKind, Records } from './records.ts';
import { refuse } from './refusal.ts';
import { submissionOf } from './submission.ts';

/** An API call whose body is checked and stored. */
export interface Call {
  /** Kind of the resulting record. */
  readonly kind: RecordKind;
  readonly encodings: readonly Encoding[];
  /** Returns everything in a body that no widget would send, one sentence each, starting with the field. */
  readonly check: (body: ReadBody) => string[];
  /** The product's answer, if more than its status is known (spec section 7). */
  readonly answer?: object;
}

/**
 * Handles a call: stores, counts or replaces a valid one by its submission id and revision (R17), and refuses
 * any other.
 */
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

/** URLs end up in logs, so nothing may be sent in the query. */
function checkQuery({ originalUrl }: Request): string[] {
  const start = originalUrl.indexOf('?');
  return start === -1 ? [] : [problem('query', 'none in the address', originalUrl.slice(start))];
}

/**
 * A gift and the referrals after it are two submissions: with a shared id the second would only be counted.
 */
function checkOwner(submissionId: string | null, kind: RecordKind, records: Records): string[] {
  const owner = submissionId === null ? kind : (records.kindOf(submissionId) ?? kind);
  return owner === kind
    ? []
    : [problem('SubmissionId', `one of its own, not that of a ${owner}`, submissionId)];
}
