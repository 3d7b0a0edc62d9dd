import { parseJson } from '../values/parse-json.ts';
import { startDeadline } from './deadline.ts';
import { requestOptions } from './request-options.ts';

const limitMs = 10_000;

const pauseMs = 1_000;

/** A GET changes nothing, so it is retried. Errors quote nothing of the answer. */
export async function getJson(url: string, signal?: AbortSignal, retries = 2): Promise<unknown> {
  const { status, text } = await get(url, signal);
  if (retries > 0 && !signal?.aborted && (status === 0 || status >= 500)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return getJson(url, signal, retries - 1);
  }
  if (status === 0) throw new Error(`GET ${url} failed: ${text}`);
  if (status < 200 || status >= 300) throw new Error(`GET ${url} answered ${status}`, { cause: status });
  const answer = parseJson(text);
  if (answer !== undefined) return answer;
  const answered = /^\s*</.test(text) ? 'a page instead of JSON' : 'something that is not JSON';
  throw new Error(`GET ${url} answered ${answered}`, { cause: 'answer' });
}

async function get(url: string, signal?: AbortSignal): Promise<{ status: number; text: string }> {
  const controller = new AbortController(); // the oldest supported browsers lack AbortSignal.any
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const settle = startDeadline(limitMs, () => controller.abort(new Error('it was not answered in time')));
  try {
    const response = await fetch(url, requestOptions({ signal: controller.signal }));
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  } finally {
    settle();
    signal?.removeEventListener('abort', stop);
  }
}
