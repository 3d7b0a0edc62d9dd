import express, { type RequestHandler } from 'express';
import { answerCall, type Call } from './answer-call.ts';
import { createCalls, type CallParts } from './calls.ts';
import type { Records } from './records.ts';

export const takeBody = express.raw({ type: () => true, limit: '1mb' });

/** Every call of the product's API that stores a record. */
export function callRoutes(parts: CallParts & { readonly records: Records }): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  for (const [path, call] of Object.entries(createCalls(parts)))
    router.post(path, takeBody, answering(call, parts.records));
  return router;
}

function answering(call: Call, records: Records): RequestHandler {
  return async ({ originalUrl, headers, body: taken }, response) => {
    const url = new URL(`http://127.0.0.1${originalUrl}`);
    const bytes = new Uint8Array(Buffer.isBuffer(taken) ? taken : []); // an empty body
    const contentType = headers['content-type'] ?? '';
    const { status, body } = await answerCall(call, { url, headers, contentType, body: bytes }, records);
    response.status(status).json(body);
  };
}
