import { setTimeout as wait } from 'node:timers/promises';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Connections } from './connections.ts';
import type { Fault, Faults } from './faults.ts';
import { holdAnswer } from './hold-answer.ts';

interface FaultParts {
  readonly faults: Faults;
  readonly connections: Connections;
}

/** Makes requests fail as asked for, everywhere but under `/__sandbox/`. */
export function failOnRequest({ faults, connections }: FaultParts): RequestHandler {
  return async (request, response, next) => {
    if (request.path.startsWith('/__sandbox/')) return next();
    const fault = faults.take(request.method, request.path);
    if (!fault) return next();
    const answer = needsAnswer(fault, request) ? await answerAside(response, next) : undefined;
    await waitFor(fault.delayMs, response);
    if (response.destroyed) return; // the visitor has left
    if (onlyDelays(fault)) return next();
    if (fault.reset) connections.break(request);
    else fail({ fault, request, response, answer });
  };
}

/** `commit` wants the work done; a page or script can only be cut in half when it is there. */
function needsAnswer(fault: Fault, request: Request): boolean {
  return fault.commit || cutsTheAnswer(fault, request);
}

function cutsTheAnswer(fault: Fault, request: Request): boolean {
  return fault.truncate && fault.body === undefined && request.method === 'GET';
}

function answerAside(response: Response, next: NextFunction): Promise<Buffer> {
  const answer = holdAnswer(response);
  next();
  return answer;
}

async function waitFor(delayMs: number | undefined, response: Response): Promise<void> {
  if (delayMs === undefined) return;
  const left = new AbortController();
  response.once('close', () => left.abort());
  await wait(delayMs, undefined, { signal: left.signal }).catch(() => undefined); // gone: nothing to wait for
}

function onlyDelays({ status, reset, truncate, body, delayMs, commit }: Fault): boolean {
  return delayMs !== undefined && !commit && status === undefined && !reset && !truncate && body === undefined;
}

interface Failure {
  readonly fault: Fault;
  readonly request: Request;
  readonly response: Response;
  /** What would have been sent; its headers are set already. */
  readonly answer: Buffer | undefined;
}

function fail({ fault, request, response, answer }: Failure): void {
  const body = answer && cutsTheAnswer(fault, request) ? answer : ownBody(fault, response);
  response.status(fault.status ?? (fault.body !== undefined || fault.truncate ? 200 : 500));
  response.set(fault.headers);
  if (!fault.truncate) return void response.end(body);
  response.set('Content-Length', String(body.length));
  response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
}

const standardBody = JSON.stringify({ errors: ['This failure was asked for at /__sandbox/faults.'] });
const aboutTheAnswer = ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified', 'Cache-Control'];

function ownBody(fault: Fault, response: Response): Buffer {
  for (const name of aboutTheAnswer) response.removeHeader(name);
  const type = fault.contentType ?? (fault.body === undefined ? 'application/json' : 'text/plain; charset=utf-8');
  response.setHeader('Content-Type', type);
  return Buffer.from(fault.body ?? standardBody);
}
