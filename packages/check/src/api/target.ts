import { isRecord, parseJson } from '@adviser-widgets/core/internal';
import { request } from '../pages/request.ts';

/** The API that is checked, and what its owner says about it. */
export interface Target {
  readonly apiBase: string;
  readonly siteBase: string;
  readonly brand: string;
  /** Answers GET with the records as JSON. `{id}` in it becomes the id that is looked for. */
  readonly records: string | undefined;
  /** Answers POST with `{"token": "…"}`, a new one each time. */
  readonly tokenFrom: string | undefined;
  /** For APIs that accept every token, such as with the test keys of reCAPTCHA. */
  readonly token: string;
  /** Of the pages that will send leads. */
  readonly origin: string | undefined;
}

/** Returns a token that the API accepts. */
export async function newToken({ tokenFrom, token }: Target): Promise<string> {
  if (tokenFrom === undefined) return token;
  const { body } = await request(tokenFrom, { method: 'POST' });
  const answer = parseJson(body.toString('utf8'));
  if (!isRecord(answer) || typeof answer.token !== 'string')
    throw new Error(`--token-from ${tokenFrom}: expected an answer {"token": "…"}`);
  return answer.token;
}
