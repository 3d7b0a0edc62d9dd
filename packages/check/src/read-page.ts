import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { GivenPage } from './check-html.ts';

/** Milliseconds that a server may take for a page. */
const limit = 20_000;

/** Where files are thought to stand: their own addresses have no origin, which links and policies go by. By http, as nobody knows. */
const site = 'http://site.invalid/';

/**
 * Reads a page from a file or an address, with its policy headers.
 *
 * @throws {Error} that says what could not be read, and why
 */
export async function readPage(name: string): Promise<GivenPage> {
  return isAddress(name) ? readFromServer(name) : readFromDisk(name);
}

export function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

async function readFromServer(name: string): Promise<GivenPage> {
  const response = await ask(name);
  const kind = response.headers.get('content-type') ?? '';
  if (!/html/i.test(kind)) throw new Error(`${name} is ${kind || 'of no type'}, not HTML`);
  const policy = response.headers.get('content-security-policy');
  return {
    name,
    html: await response.text(),
    address: response.url,
    policies: policy === null ? [] : policy.split(/,\s*/),
    fetchConfig: async (address) => (await ask(address)).json(),
  };
}

async function readFromDisk(name: string): Promise<GivenPage> {
  const html = await readFile(name, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `there is no file ${name}` : `${name} could not be read: ${error.message}`);
  });
  return { name, html, address: new URL(pathToFileURL(name).pathname, site).href };
}

/** @throws {Error} with address and reason, where the answer is not a good one */
export async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit), headers: { 'User-Agent': 'adviser-widgets-check' } }).catch((error: unknown) => {
    throw new Error(`${address} could not be reached: ${reasonOf(error)}`);
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/** What fetch says is "fetch failed"; why stands in its cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}
