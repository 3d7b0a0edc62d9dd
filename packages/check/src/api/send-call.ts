import { encodeBody, isMedia, isPage, resolveAddress } from '@adviser-widgets/core/internal';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { request, type Answer } from '../pages/request.ts';
import type { Target } from './target.ts';
import type { Content, TestCall } from './test-calls.ts';

/** One request: a test's content, under an id. */
export interface Sent extends Content {
  readonly call: TestCall;
  readonly id: string;
  readonly revision: number;
  readonly token: string;
  /** In place of the encoding's own. */
  readonly type?: string;
}

/** What the API answered; `problem` is why a widget would not count it as an answer, '' if it would. */
export interface Answered {
  readonly status: number;
  readonly headers: Answer['headers'];
  readonly text: string;
  readonly problem: string;
}

/** Milliseconds, as widgets wait. */
const limitMs = 20_000;

export function addressOf({ base, path }: TestCall, target: Target): string {
  const page = new URL(target[base]).origin;
  return resolveAddress(path.replace('{brand}', encodeURIComponent(target.brand)), target[base], page).href;
}

/** Returns the body as a widget writes it. */
export function bodyOf({ call, id, revision, token, ...content }: Sent): Readonly<Record<string, unknown>> {
  return {
    ...call.fields(content),
    ...(call.hasToken && { captcha: token }),
    ...(call.hasId && { SubmissionId: id, SubmissionRevision: revision }),
  };
}

/** The bytes of a request, so that it can be repeated and broken off. */
async function encode(sent: Sent): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  const { body, contentType } = encodeBody(bodyOf(sent), sent.call.encoding);
  const response = new Response(body);
  const type = sent.type ?? contentType ?? response.headers.get('Content-Type') ?? '';
  return { type, bytes: Buffer.from(await response.arrayBuffer()) };
}

export async function send(sent: Sent, target: Target): Promise<Answered> {
  const { type, bytes } = await encode(sent);
  const headers: Record<string, string> = { 'Content-Type': type };
  if (target.origin !== undefined) headers.Origin = target.origin;
  const options = { method: 'POST', headers, body: bytes, redirects: 0, timeout: limitMs } as const;
  try {
    const answer = await request(addressOf(sent.call, target), options);
    const text = answer.body.toString('utf8');
    return { status: answer.status, headers: answer.headers, text, problem: problemOf(answer, text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 0, headers: {}, text: '', problem: `there was no whole answer: ${reason}` };
  }
}

function problemOf({ status, headers }: Answer, text: string): string {
  const type = headers['content-type'] ?? '';
  if (status < 200 || status > 299) return `it was answered ${status}`;
  if (isMedia(type)) return `it was answered ${status} as ${type}, which widgets take for a failure`;
  if (isPage(text, type))
    return `it was answered ${status} with a web page, which widgets take for a failure`;
  return '';
}

/** Breaks the connection before there is an answer: after half of the body, or all of it. */
export async function breakOff(sent: Sent, target: Target, after: 'half' | 'whole'): Promise<void> {
  const { type, bytes } = await encode(sent);
  const url = new URL(addressOf(sent.call, target));
  const open = url.protocol === 'https:' ? requestSecure : requestPlain;
  const headers = { 'Content-Type': type, 'Content-Length': bytes.length };
  await new Promise<void>((resolve) => {
    const started = open(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(limitMs),
    });
    started.on('close', resolve).on('error', () => resolve());
    started.write(after === 'half' ? bytes.subarray(0, bytes.length >> 1) : bytes, () => {
      setImmediate(() => started.destroy());
    });
  });
}
