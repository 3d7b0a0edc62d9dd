import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestSandbox } from '@adviser-widgets/testing/browser';

export interface ServerHold {
  readonly sandbox: TestSandbox;
  /** Only those whose browser still wants an answer. */
  readonly waiting: () => number;
  readonly release: () => void;
  readonly close: () => void;
}

/** A proxy, because a Playwright route would end with the page, and so would the request. */
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

function forward(sandbox: TestSandbox, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request;
  const onward = send(sandbox.url + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
