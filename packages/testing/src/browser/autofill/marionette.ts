import { connect, type Socket } from 'node:net';

/** Firefox's own remote protocol: the only one that reaches the browser's code besides the page. */
export interface Marionette {
  send(command: string, parameters?: object): Promise<unknown>;
  close(): void;
}

/** Rejects if nothing listens on the port. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await open(port);
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  readMessages(socket, (message) => {
    if (!Array.isArray(message)) return; // the greeting
    const [, id, error, value] = message as [number, number, { message: string } | null, unknown];
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(value);
  });
  return {
    send(command, parameters = {}) {
      const id = ++last;
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.destroy(),
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Each message is its length in bytes, a colon, and JSON. */
function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const start = rest.indexOf(':') + 1;
      const end = start + Number(rest.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || rest.length < end) return;
      onMessage(JSON.parse(rest.toString('utf8', start, end)));
      rest = rest.subarray(end);
    }
  });
}
