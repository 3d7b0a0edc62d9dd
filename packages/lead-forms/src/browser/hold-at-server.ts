import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestSandbox } from '@adviser-widgets/testing/browser';

/** A proxy to the sandbox that holds some requests. */
export interface ServerHold {
  /** The sandbox behind the proxy, for everything that takes a sandbox. */
  readonly sandbox: TestSandbox;
  /** Returns how many requests are held whose browser still wants an answer. */
  readonly waiting: () => number;
  /** Releases the held requests, and lets later ones through. */
  readonly release: () => void;
  readonly close: () => void;
}

/**
 * Holds POSTs to a path on their way to the sandbox. A Playwright route would end with the page, and so would
 * the request. A request that its browser gives up meanwhile never arrives.
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
  return {
    sandbox: { ...sandbox, url: `http://127.0.0.1:${port}` },
    waiting: () => waiting.size,
    release,
    close,
  };
}

/** Forwards a request, and returns its answer. */
function forward(sandbox: TestSandbox, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request;
  const onward = send(sandbox.url + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
