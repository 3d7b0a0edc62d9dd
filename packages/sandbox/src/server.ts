import type { Server } from 'node:http';

/** `url` ends with a slash. */
export interface Address {
  readonly url: string;
  readonly port: number;
}

const host = '127.0.0.1';

/** Reachable from this machine only. */
export function listen(server: Server, port: number): Promise<Address> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(plainError(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      // A string or null only for pipes and closed servers.
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://${host}:${taken}/`, port: taken });
    });
  });
}

export function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

function plainError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is already in use: stop what runs there, or choose another with --port.`, {
    cause: error,
  });
}
