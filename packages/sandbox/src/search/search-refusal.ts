import type { ErrorRequestHandler } from 'express';

/** Answered as `{message, status}`, like the vendor's. */
export class SearchRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const answerRefusal: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status = 500, message = String(error) } = error as { status?: number; message?: string };
  if (status >= 500) console.error(error);
  response.status(status).json({ message, status });
};
