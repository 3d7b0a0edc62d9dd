import { createServer } from 'node:http';

export interface HostPage {
  readonly url: string;
  close(): void;
}

export async function serveHostPage(html: string, policy: string): Promise<HostPage> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number }; // a string only for pipes
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
