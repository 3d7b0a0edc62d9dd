import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';

/**
 * Breaks connections so that the page sees it, once. A browser silently repeats a request when a
 * connection breaks that it had used before or held in reserve: that repeat is broken too, and
 * counts as part of the failure asked for.
 */
export interface Connections {
  watch(server: Server): void;
  /** Goes in front of everything. */
  readonly breakRepeats: RequestHandler;
  /** Ends a request with no answer. */
  break(request: Request): void;
}

interface History {
  readonly openedAt: number;
  requests: number;
  /** Whether the latest request is the one the connection was opened for. */
  isFresh: boolean;
}

/** Milliseconds within which a browser sends the request it has opened a connection for. */
const openingTime = 30;

/**
 * Milliseconds in which a repeat is looked for. Where it is certain to come it may be late on a busy machine; where it
 * is likely, what comes later is a request of the page's own.
 */
const repeatWindows = { certain: 5000, likely: 250 };

interface Break {
  readonly at: number;
  /** Until when a repeat is looked for. */
  readonly until: number;
}

export function createConnections(): Connections {
  const histories = new WeakMap<Socket, History>();
  const breaks = new Map<string, Break>();

  /** `repeated` is what this request repeats. */
  const breakOff = (request: Request, repeated?: Break) => {
    const at = performance.now();
    const history = histories.get(request.socket);
    if (history && isBrowser(request)) breaks.set(nameOf(request), { at, until: at + repeatTime(history, repeated) });
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

/** Milliseconds in which the browser may repeat what is broken now; 0 where it will not. */
function repeatTime({ requests, openedAt, isFresh }: History, repeated?: Break): number {
  if (requests > 1 || (repeated && openedAt < repeated.at)) return repeatWindows.certain; // used before, or surely from the reserve
  return isFresh ? 0 : repeatWindows.likely;
}

/** A repeat is the same to the byte: a request of another length is one of its own. */
function nameOf(request: Request): string {
  const length = request.get('Content-Length') ?? '';
  return `${request.method} ${request.originalUrl} ${request.get('Origin') ?? ''} ${length}`;
}
