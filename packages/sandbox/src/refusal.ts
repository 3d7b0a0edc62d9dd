import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { logFault } from './log-fault.ts';
import { tooLarge } from './body-size.ts';

/** One sentence per reason, each starting with the field. */
export function refuse(response: Response, errors: readonly string[]): void {
  response.status(422).json({ errors });
}

export const notFound: RequestHandler = (request, response) => {
  response.status(404).json({ errors: [`${request.method} ${request.path}: there is nothing here`] });
};

/** Refuses unreadable bodies like any other bad payload. */

export const answerError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const {
    status = 500,
    type = '',
    message = String(error),
    limit = 0,
  } = error as { status?: number; type?: string; message?: string; limit?: number };
  if (status >= 500) logFault(error);
  if (type === 'entity.parse.failed')
    return refuse(response, [`body: expected well-formed data, got ${message}`]);
  const isTooLarge = type === 'entity.too.large';
  response.status(status).json({ errors: [isTooLarge ? tooLarge(limit, 'bytes') : message] });
};
