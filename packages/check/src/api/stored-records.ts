import { isRecord, parseJson } from '@adviser-widgets/core/internal';
import { request } from '../pages/request.ts';
import { bodyOf, type Sent } from './send-call.ts';
import type { Target } from './target.ts';

/** An owner's address may answer with all records of a test system. */
const maxRecordsBytes = 50_000_000;

/** A record as its owner's address shows it, whatever its columns are called: all texts in it. */
export type Stored = ReadonlySet<string>;

/** Returns the records that hold this text. @throws {Error} if the address does not answer with JSON */
export async function recordsWith(text: string, { records = '' }: Target): Promise<readonly Stored[]> {
  const address = records.replaceAll('{id}', encodeURIComponent(text));
  const { status, body } = await request(address, {
    headers: { Accept: 'application/json' },
    max: maxRecordsBytes,
  });
  const answer: unknown = parseJson(body.toString('utf8'));
  if (status < 200 || status > 299 || answer === undefined)
    throw new Error(`--records ${records}: expected the records as JSON, got an answer ${status}`);
  return listIn(answer)
    .map((record) => new Set(textsIn(record)))
    .filter((texts) => texts.has(text));
}

/** The first list in an answer, or the answer as the only record. */
function listIn(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  const list = isRecord(answer) ? Object.values(answer).find(Array.isArray) : undefined;
  return list ?? [answer];
}

/** Texts that are JSON themselves are looked into. Lines end as in multipart, where browsers write CR LF, or not. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value) || isRecord(value)) return Object.values(value).flatMap(textsIn);
  const text = String(value).replaceAll('\r\n', '\n');
  return [text, ...(/^\s*[[{]/.test(text) ? textsIn(parseJson(text) ?? '') : [])];
}

/** Returns the field whose value is not in the record as it was sent; '' if all are. */
export function missingField(sent: Sent, stored: Stored): string {
  const { captcha: _token, SubmissionRevision: _revision, tracking: _tracking, ...fields } = bodyOf(sent);
  const lost = Object.entries(fields).find(([, value]) =>
    textsIn(value).some((text) => text && !stored.has(text)),
  );
  return lost?.[0] ?? '';
}
