import { problem } from '../check-fields.ts';
import { readBody } from '../read-body.ts';
import type { KnownRecord, RecordKind } from '../records.ts';
import { isRepeat, submissionOf } from '../submission.ts';
import type { ApiAnswer, ApiData, ApiRequest, ApiRoute, StoringRoute } from '../api-route.ts';

/** The route's answer, or nothing if there is nothing at this address. */
export async function answerRoute(
  route: ApiRoute,
  request: ApiRequest,
  data: ApiData,
): Promise<ApiAnswer | undefined> {
  return 'answers' in route ? route.answers(request, data) : store(route, request, data);
}

/** Refuses the request with every reason, or stores it: a known submission id is counted or replaced. */
async function store(route: StoringRoute, request: ApiRequest, data: ApiData): Promise<ApiAnswer> {
  const { takes, check, needsToken, stores: kind, answer } = route;
  const { url, headers } = request;
  const body = await readBody(request, takes);
  if ('errors' in body) return { status: 422, body };
  const { contentType, fields } = body;
  const submission = submissionOf(fields);
  const known = submission.submissionId === null ? undefined : data.records.find(submission.submissionId);
  const errors = [
    ...checkQuery(url),
    ...check(body),
    ...(needsToken && !isRepeat(fields, submission, known) ? checkToken(fields.captcha, data) : []),
    ...checkOwner(kind, known, fields.SubmissionId),
  ];
  if (errors.length > 0) return { status: 422, body: { errors } };
  const path = url.pathname;
  const { id, attempts } = data.records.add({ kind, path, contentType, headers, fields, ...submission });
  if (answer) return { status: 200, body: answer };
  return { status: attempts === 1 ? 201 : 200, body: { ok: true, id, attempts } };
}

/** URLs end up in logs. */
function checkQuery({ href }: URL): string[] {
  const start = href.indexOf('?');
  return start === -1 ? [] : [problem('query', 'none in the address', href.slice(start))];
}

/** A refused lead uses up its token too, like the vendor's check. */
function checkToken(token: unknown, { tokens }: ApiData): string[] {
  if (typeof token !== 'string' || token === '') return [];
  const reason = tokens.use(token);
  return reason === undefined ? [] : [`captcha: ${reason}`];
}

/** A gift and the referrals after it are two submissions: with a shared id the second is only counted. */
function checkOwner(kind: RecordKind, known: KnownRecord | undefined, submissionId: unknown): string[] {
  return known === undefined || known.kind === kind
    ? []
    : [problem('SubmissionId', `one of its own, not that of a ${known.kind}`, submissionId)];
}
