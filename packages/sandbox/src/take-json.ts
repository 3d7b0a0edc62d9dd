import express, { type RequestHandler } from 'express';
import { excessOf } from './body-size.ts';
import { refuse } from './refusal.ts';

interface JsonOptions {
  readonly type?: string[];
  /** In body-parser's notation. */
  readonly limit?: string;
}

/** Refuses a body that is too large to check. */
export function takeJson(options: JsonOptions = {}): RequestHandler {
  return express.Router().use(express.json(options), refuseExcess);
}

const refuseExcess: RequestHandler = (request, response, next) => {
  const excess = excessOf(request.body);
  if (excess === undefined) next();
  else refuse(response, [excess]);
};
