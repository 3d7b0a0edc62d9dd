import { encodeBody, isMedia, isPage, resolveAddress } from '@adviser-widgets/core/internal';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
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
  readonly headers: Headers;
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
  const url = addressOf(sent.call, target);
  const signal = AbortSignal.timeout(limitMs);
  const options = {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
    redirect: 'manual',
    signal,
  } as const;
  let response: Response | undefined;
  try {
    response = await fetch(url, options);
    const text = await response.text();
    const { status } = response;
    return { status, headers: response.headers, text, problem: problemOf(status, response.headers, text) };
  } catch (error) {
    const reason = response ? 'the answer broke off' : 'nothing answered';
    const problem = signal.aborted
      ? 'there was no whole answer within 20 s'
      : `${reason} (${String((error as Error).cause ?? error)})`;
    return { status: 0, headers: new Headers(), text: '', problem };
  }
}

function problemOf(status: number, headers: Headers, text: string): string {
  const type = headers.get('Content-Type') ?? '';
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
    const request = open(url, { method: 'POST', headers, agent: false });
    request.on('close', resolve).on('error', () => resolve());
    request.write(after === 'half' ? bytes.subarray(0, bytes.length >> 1) : bytes, () => {
      setImmediate(() => request.destroy());
    });
  });
}
