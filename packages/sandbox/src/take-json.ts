import express, { type RequestHandler } from 'express';
import { excessOf } from './body-size.ts';
import { refuse } from './refusal.ts';

interface JsonOptions {
  /** Media types that are read as JSON. */
  readonly type?: string[];
  /** Bytes, as body-parser writes them. */
  readonly limit?: string;
}

/** Puts a JSON body into `request.body`, and refuses one that is too large to check. */
export function takeJson(options: JsonOptions = {}): RequestHandler {
  return express.Router().use(express.json(options), refuseExcess);
}

const refuseExcess: RequestHandler = (request, response, next) => {
  const excess = excessOf(request.body);
  if (excess === undefined) next();
  else refuse(response, [excess]);
};
