import type { Adviser } from './advisers/sample-advisers.ts';
import type { Article } from './articles/sample-articles.ts';
import type { Tokens } from './captcha/tokens.ts';
import type { Encoding, ReadBody, SentBody } from './read-body.ts';
import type { NewRecord, RecordKind, Records } from './records.ts';

/** A row of the table of routes. */
export type ApiRoute = StoringRoute | AskingRoute;

export interface StoringRoute {
  /** `METHOD /path`; `:name` is one part of the path. */
  readonly call: string;
  readonly takes: readonly Encoding[];
  /** One sentence for each thing that no widget would send, starting with the field. */
  readonly check: (body: ReadBody) => string[];
  /** The `captcha` field is a token, issued here and good once. */
  readonly needsToken?: boolean;
  readonly stores: RecordKind;
  /** Takes the place of `{ok, id, attempts}`. */
  readonly answer?: object;
}

/** Stores nothing. */
export interface AskingRoute {
  readonly call: string;
  /** Returns `undefined` if there is nothing at this address. */
  readonly answers: (request: ApiRequest, data: ApiData) => ApiAnswer | undefined;
  readonly cache?: string;
}

/** A request, from whatever server or page received it. */
export interface ApiRequest extends SentBody, Pick<NewRecord, 'headers'> {
  readonly url: URL;
  /** The part of the path for each `:name`. */
  readonly names: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

/** What the API knows and keeps. */
export interface ApiData {
  readonly advisers: readonly Adviser[];
  readonly articles: readonly Article[];
  readonly records: Pick<Records, 'add' | 'find'>;
  readonly tokens: Pick<Tokens, 'use'>;
}

/** Returns the part of the path for each `:name`, if the path is the route's. */
export function namesIn(path: string, { call }: ApiRoute): Record<string, string> | undefined {
  const pattern = call
    .slice(call.indexOf('/'))
    .replaceAll('*', String.raw`\*`)
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? { ...match.groups } : undefined;
}
