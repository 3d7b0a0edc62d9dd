import express, { type RequestHandler } from 'express';
import { receiveCall } from '../receive-call.ts';
import type { Records } from '../records.ts';
import { customerCalls } from './customer-calls.ts';

export function customerRoutes({ records }: { readonly records: Records }): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  for (const [path, call] of Object.entries(customerCalls)) router.post(path, receiveCall(call, records));
  return router;
}
