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

/** It repeats at once too. */
const repeatWindow = 250;

export function createConnections(): Connections {
  const histories = new WeakMap<Socket, History>();
  /** Request → until when its repeat is looked for. */
  const repeats = new Map<string, number>();

  const breakOff = (request: Request) => {
    if (willRepeat(request, histories.get(request.socket)))
      repeats.set(nameOf(request), performance.now() + repeatWindow);
    request.socket.resetAndDestroy();
  };

  return {
    watch: (server) =>
      server.on('connection', (socket) =>
        histories.set(socket, { openedAt: performance.now(), requests: 0, isFresh: true }),
      ),
    break: breakOff,
    breakRepeats: (request, _response, next) => {
      noteRequest(histories.get(request.socket));
      const until = repeats.get(nameOf(request)) ?? 0;
      repeats.delete(nameOf(request));
      if (performance.now() < until) breakOff(request);
      else next();
    },
  };
}

function noteRequest(history: History | undefined): void {
  if (!history) return;
  history.requests += 1;
  history.isFresh = history.requests === 1 && performance.now() - history.openedAt <= openingTime;
}

function willRepeat(request: Request, history: History | undefined): boolean {
  const isBrowser = request.get('Sec-Fetch-Mode') !== undefined && /^Mozilla\//.test(request.get('User-Agent') ?? '');
  return isBrowser && history?.isFresh === false;
}

/** A repeat is the same to the byte: a request of another length is one of its own. */
function nameOf(request: Request): string {
  const length = request.get('Content-Length') ?? '';
  return `${request.method} ${request.originalUrl} ${request.get('Origin') ?? ''} ${length}`;
}
