import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Connections } from './connections.ts';
import type { Fault } from './fault-setting.ts';
import type { Faults } from './faults.ts';
import { holdAnswer } from './hold-answer.ts';

interface FaultParts {
  readonly faults: Faults;
  readonly connections: Connections;
}

export function failOnRequest({ faults, connections }: FaultParts): RequestHandler {
  return async (request, response, next) => {
    if (request.path.startsWith('/__sandbox/')) return next();
    const fault = faults.take(request.method, request.path);
    if (!fault) return next();
    const answer = needsAnswer(fault, request) ? await answerAside(request, response, next) : undefined;
    await waitFor(fault.delayMs, response);
    if (response.destroyed) return; // the client has disconnected
    if (onlyDelays(fault)) return next();
    if (fault.reset) connections.break(request);
    else fail({ fault, request, response, answer });
  };
}

/** `commit` needs the work done, and only an existing answer can be cut in half. */
function needsAnswer(fault: Fault, request: Request): boolean {
  return fault.commit || cutsTheAnswer(fault, request);
}

function cutsTheAnswer(fault: Fault, request: Request): boolean {
  return fault.truncate && fault.body === undefined && (fault.commit || request.method === 'GET');
}

function answerAside(request: Request, response: Response, next: NextFunction): Promise<Buffer> {
  delete request.headers['if-none-match']; // a "not modified" answer has no body to cut
  delete request.headers['if-modified-since'];
  const answer = holdAnswer(response);
  next();
  return answer;
}

async function waitFor(delayMs: number | undefined, response: Response): Promise<void> {
  if (delayMs === undefined) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    response.once('close', () => {
      clearTimeout(timer); // the client has disconnected: stop waiting
      resolve();
    });
  });
}

function onlyDelays({ status, reset, truncate, body, delayMs, commit }: Fault): boolean {
  return (
    delayMs !== undefined && !commit && status === undefined && !reset && !truncate && body === undefined
  );
}

interface Failure {
  readonly fault: Fault;
  readonly request: Request;
  readonly response: Response;
  /** Its headers are already set. */
  readonly answer: Buffer | undefined;
}

function fail({ fault, request, response, answer }: Failure): void {
  const own = answer && cutsTheAnswer(fault, request) ? undefined : ownBody(fault, response);
  const body = own ?? answer ?? Buffer.of();
  response.status(fault.status ?? (own ? ownStatus(fault) : response.statusCode));
  response.set(fault.headers);
  if (!fault.truncate) return void response.end(body);
  // At least one byte that never arrives, even for an empty body.
  response.set('Content-Length', String(Math.max(body.length, 1)));
  response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
}

function ownStatus({ body, truncate }: Fault): number {
  return body !== undefined || truncate ? 200 : 500;
}

const standardBody = JSON.stringify({ errors: ['This failure was asked for at /__sandbox/faults.'] });
const aboutTheAnswer = ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified', 'Cache-Control'];

function ownBody(fault: Fault, response: Response): Buffer {
  for (const name of aboutTheAnswer) response.removeHeader(name);
  const type =
    fault.contentType ?? (fault.body === undefined ? 'application/json' : 'text/plain; charset=utf-8');
  response.setHeader('Content-Type', type);
  return Buffer.from(fault.body ?? standardBody);
}
