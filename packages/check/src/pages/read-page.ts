import { pathToFileURL } from 'node:url';
import { fetchAddress, type Source } from './fetch-address.ts';
import type { GivenPage } from '../checks/check-html.ts';
import { maxPageBytes } from './limits.ts';
import { parseJson } from '../checks/parse-json.ts';
import { readFile } from './read-file.ts';

export interface NamedPage {
  readonly name: string;
  readonly source: Source;
}

/** Links and policies depend on an origin, which a file lacks. http, because the real scheme is unknown. */
const site = 'http://site.invalid/';

/** Only a person may name a file. */
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
