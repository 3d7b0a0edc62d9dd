import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestSandbox } from '@adviser-widgets/testing/browser';

/** A way to the sandbox on which some requests wait. */
export interface ServerHold {
  /** The sandbox by this way, for all that takes one. */
  readonly sandbox: TestSandbox;
  /** How many requests wait whose browser still wants an answer. */
  readonly waiting: () => number;
  /** Lets them through, and those still to come. */
  readonly release: () => void;
  readonly close: () => void;
}

/**
 * Holds POSTs to a path on their way to the sandbox: a route of the page's own would end with the page, and so would
 * the request. One that its browser gives up meanwhile never gets there.
 */
export async function holdAtServer(sandbox: TestSandbox, path: string): Promise<ServerHold> {
  const waiting = new Set<ServerResponse>();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || !request.url?.endsWith(path)) return forward(sandbox, request, response);
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    await released;
    if (!response.destroyed) forward(sandbox, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { sandbox: { ...sandbox, url: `http://127.0.0.1:${port}` }, waiting: () => waiting.size, release, close };
}

/** Hands a request on, and its answer back. */
function forward(sandbox: TestSandbox, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request;
  const onward = send(sandbox.url + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
