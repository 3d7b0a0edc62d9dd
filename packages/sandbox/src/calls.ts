import type { Call } from './answer-call.ts';
import type { Tokens } from './captcha/tokens.ts';
import { customerCalls } from './customers/customer-calls.ts';
import { leadCalls } from './leads/lead-calls.ts';

export interface CallParts {
  readonly tokens: Pick<Tokens, 'use'>;
}

/** Every call that stores a record, by its path. */
export function createCalls({ tokens }: CallParts): Readonly<Record<string, Call>> {
  return { ...leadCalls(tokens), ...customerCalls };
}
