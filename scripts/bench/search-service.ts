import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@adviser-widgets/sandbox';
import { siteContent } from '@adviser-widgets/site';
import type { BenchServer } from './serve.ts';

/** Milliseconds. */
const latency = 30;

export async function serveSearch(): Promise<BenchServer> {
  const sandbox = createSandbox({ db: ':memory:', assets: '.', ...siteContent() });
  const { url } = await sandbox.listen(0);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await new Promise((resolve) => setTimeout(resolve, latency));
    const answer = await fetch(new URL(request.url ?? '/', url), {
      method: 'POST',
      body: Buffer.concat(chunks),
      headers: { 'Content-Type': 'text/plain' },
    });
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
      .end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
    },
  };
}
