import express, { type Request } from 'express';
import * as v from 'valibot';
import { fieldsByName, problem } from './check-fields.ts';

const limit = '1mb';

/** Parsers in front of every call with a body. Multipart (recruitment, survey) will join them here. */
export const bodyParsers = [express.json({ limit }), express.urlencoded({ limit, extended: false })];

/** Media type → how the body is written. */
const encodings = { 'application/json': 'json', 'application/x-www-form-urlencoded': 'form' } as const;

export interface ReadBody {
  readonly encoding: 'json' | 'form';
  readonly contentType: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The body as it was parsed, or the reason why it cannot be used. */
export function readBody(request: Request): ReadBody | string {
  const contentType = mediaTypeOf(request);
  if (!isKnown(contentType)) return problem('Content-Type', Object.keys(encodings).join(' or '), contentType);
  const { success, output, issues } = v.safeParse(fieldsByName, request.body);
  if (!success) return problem('body', issues[0].message, request.body);
  return { encoding: encodings[contentType], contentType, fields: output };
}

function mediaTypeOf(request: Request): string {
  const [mediaType = ''] = (request.get('Content-Type') ?? '').split(';');
  return mediaType.trim().toLowerCase();
}

function isKnown(contentType: string): contentType is keyof typeof encodings {
  return Object.hasOwn(encodings, contentType);
}
