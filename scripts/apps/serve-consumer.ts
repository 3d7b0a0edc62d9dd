import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Consumer } from './consumers.ts';
import { serveFolder } from './serve-folder.ts';
import { startCommand } from './start-command.ts';

interface ServedApp {
  /** With a trailing slash. */
  readonly url: string;
  close(): void;
}

/** Serves a built app on loopback: with its framework's server, or else its files. */
export async function serveConsumer(folder: string, { isServed }: Consumer): Promise<ServedApp> {
  if (!isServed) return serveFolder(join(folder, 'dist'));
  const port = await findFreePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' };
  const { stop } = await startCommand(folder, { command: 'npm start', env, says: /http:\/\/\S+/ });
  return { url: `http://127.0.0.1:${port}/`, close: stop };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }; // a TCP server has a port
      server.close(() => resolve(port));
    });
  });
}
