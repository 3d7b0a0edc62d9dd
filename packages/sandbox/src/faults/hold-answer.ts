import type { Response } from 'express';

/** Headers and status stay set on the response, which can then be sent again. */
export function holdAnswer(response: Response): Promise<Buffer> {
  const { write, end, writeHead } = response;
  const chunks: Buffer[] = [];
  const keep = (chunk?: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  return new Promise((resolve) => {
    const finish = (chunk?: unknown, encoding?: unknown) => {
      keep(chunk, encoding);
      Object.assign(response, { write, end, writeHead });
      resolve(Buffer.concat(chunks));
      return response;
    };
    const keepHead = (status: number) => response.status(status);
    Object.assign(response, { write: keep, end: finish, writeHead: keepHead });
  });
}
