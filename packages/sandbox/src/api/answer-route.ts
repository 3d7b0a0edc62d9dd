import { problem } from '../check-fields.ts';
import { readBody } from '../read-body.ts';
import type { KnownRecord } from '../records.ts';
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
  const path = url.pathname;
  const body = await readBody(request, takes);
  if ('errors' in body) return { status: 422, body };
  const { contentType, fields } = body;
  const submission = submissionOf(fields);
  const known = submission.submissionId === null ? undefined : data.records.find(submission.submissionId);
  const errors = [
    ...checkQuery(url),
    ...check(body),
    ...(needsToken && !isRepeat(fields, submission, known) ? checkToken(fields.captcha, data) : []),
    ...ownersBeside(route, path, known).map((owner) =>
      problem('SubmissionId', `one of its own, not that of ${owner}`, fields.SubmissionId),
    ),
  ];
  if (errors.length > 0) return { status: 422, body: { errors } };
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

/**
 * Returns what else has the id. A gift and the referrals after it are two submissions, and so are the leads of two brands:
 * with a shared id the second would only be counted.
 */
function ownersBeside(
  { stores, call }: StoringRoute,
  path: string,
  known: KnownRecord | undefined,
): string[] {
  if (known === undefined) return [];
  if (known.kind !== stores) return [`a ${known.kind}`];
  const parts = 1 - call.split('/').length;
  const withoutBase = (each: string) => each.split('/').slice(parts).join('/');
  return withoutBase(known.path) === withoutBase(path) ? [] : [known.path];
}
