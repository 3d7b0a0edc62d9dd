import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';

/**
 * Breaks connections once, so that the page notices: a browser silently repeats a request on a connection
 * that it had used before or kept in reserve. That repeat is broken too, as part of the same fault.
 */
export interface Connections {
  watch(server: Server): void;
  /** Must run before all other handlers. */
  readonly breakRepeats: RequestHandler;
  break(request: Request): void;
}

interface History {
  readonly openedAt: number;
  requests: number;
  isFresh: boolean;
}

/** Milliseconds within which a browser sends the request that it opened a connection for. */
const openingTime = 30;

/**
 * Milliseconds to wait for a repeat. A certain one may come late on a busy machine; after the likely
 * window, a request counts as the page's own.
 */
const repeatWindows = { certain: 5000, likely: 250 };

interface Break {
  readonly at: number;
  readonly until: number;
}

export function createConnections(): Connections {
  const histories = new WeakMap<Socket, History>();
  const breaks = new Map<string, Break>();

  /** `repeated` is the break that this request repeats. */
  const breakOff = (request: Request, repeated?: Break) => {
    const at = performance.now();
    const history = histories.get(request.socket);
    if (history && isBrowser(request))
      breaks.set(nameOf(request), { at, until: at + repeatTime(history, repeated) });
    request.socket.resetAndDestroy();
  };

  return {
    watch: (server) =>
      server.on('connection', (socket) =>
        histories.set(socket, { openedAt: performance.now(), requests: 0, isFresh: true }),
      ),
    break: (request) => breakOff(request),
    breakRepeats: (request, _response, next) => {
      noteRequest(histories.get(request.socket));
      const repeated = breaks.get(nameOf(request));
      breaks.delete(nameOf(request));
      if (repeated && performance.now() < repeated.until) breakOff(request, repeated);
      else next();
    },
  };
}

function noteRequest(history: History | undefined): void {
  if (!history) return;
  history.requests += 1;
  history.isFresh = history.requests === 1 && performance.now() - history.openedAt <= openingTime;
}

function isBrowser(request: Request): boolean {
  return request.get('Sec-Fetch-Mode') !== undefined && /^Mozilla\//.test(request.get('User-Agent') ?? '');
}

/** Milliseconds; 0 if the browser will not repeat the request. */
function repeatTime({ requests, openedAt, isFresh }: History, repeated?: Break): number {
  // Used before, or surely from the reserve.
  if (requests > 1 || (repeated && openedAt < repeated.at)) return repeatWindows.certain;
  return isFresh ? 0 : repeatWindows.likely;
}

/** A repeat is identical: a request of another length is a new one. */
function nameOf(request: Request): string {
  const length = request.get('Content-Length') ?? '';
  return `${request.method} ${request.originalUrl} ${request.get('Origin') ?? ''} ${length}`;
}
