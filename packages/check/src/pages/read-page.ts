import { pathToFileURL } from 'node:url';
import { fetchAddress, type Source } from './fetch-address.ts';
import type { GivenPage } from '../checks/check-html.ts';
import { maxPageBytes } from './limits.ts';
import { parseJson } from '../checks/parse-json.ts';
import { readFile } from './read-file.ts';

/** A page to read, and who named it. */
export interface NamedPage {
  readonly name: string;
  readonly source: Source;
}

/**
 * Assumed site of local files: links and policies depend on an origin, which a file address lacks. It uses
 * http, because the real scheme is unknown.
 */
const site = 'http://site.invalid/';

/**
 * Reads a page, with its policy headers, from an address, or from a file if a person named it.
 *
 * @throws {Error} that says what could not be read, and why
 */
export async function readPage({ name, source }: NamedPage): Promise<GivenPage> {
  return source === 'person' && !isAddress(name) ? readFromDisk(name) : readFromServer({ name, source });
}

export function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

async function readFromServer({ name, source }: NamedPage): Promise<GivenPage> {
  const answer = await fetchAddress(name, { source });
  const { 'content-type': kind = '', 'content-security-policy': policy = '' } = answer.headers;
  if (!/html/i.test(kind)) throw new Error(`${name} is ${kind || 'of no type'}, not HTML`);
  return {
    name,
    html: answer.body.toString('utf8'),
    address: answer.address,
    policies: String(policy).split(/,\s*/).filter(Boolean),
    fetchConfig: async (address) =>
      parseJson((await fetchAddress(address, { source: answer.source })).body.toString('utf8')),
  };
}

async function readFromDisk(name: string): Promise<GivenPage> {
  const html = (await readFile(name, maxPageBytes)).toString('utf8');
  return { name, html, address: new URL(pathToFileURL(name).pathname, site).href };
}
