import { RequestError } from './request.ts';

/**
 * The body of an answer to a POST.
 *
 * @throws {RequestError} when it stops coming
 */
export async function answerText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    const kind = Object(error).name === 'TimeoutError' ? 'timeout' : 'network';
    throw new RequestError(kind, `The answer of POST ${response.url} was cut off: ${String(error)}`);
  }
}
