import { inspect } from 'node:util';

/** Says where the sandbox itself failed. What the error quotes of a request stays one line, without control characters. */
export function logFault(error: unknown): void {
  const { message = String(error), stack = '' } = error as Partial<Error>;
  const frames = stack.slice(stack.indexOf(message) + message.length).trim();
  console.error(`The sandbox failed: ${inspect(message)}\n    ${frames}`);
}
