import { pathToFileURL } from 'node:url';
import { admits } from './admits.ts';
import { fetchAddress } from './fetch-address.ts';
import type { Answer, Source } from './request.ts';
import type { GivenPage } from './given-page.ts';
import { maxPageBytes } from '../dom/limits.ts';
import { parseJson } from './parse-json.ts';
import { readFile } from './read-file.ts';

export interface NamedPage {
  readonly name: string;
  readonly source: Source;
}

/** Links and policies depend on an origin, which a file lacks. http, because the real scheme is unknown. */
const site = 'http://site.invalid/';

/** Answers by who asks and for what: pages of a site have the same script and configuration. */
export type Answers = Map<string, Promise<Answer>>;

/** Only a person may name a file. */
export async function readPage({ name, source }: NamedPage, answers: Answers): Promise<GivenPage> {
  return source === 'person' && !isAddress(name)
    ? readFromDisk(name)
    : readFromServer({ name, source }, answers);
}

export function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

async function readFromServer({ name, source }: NamedPage, answers: Answers): Promise<GivenPage> {
  const answer = await fetchAddress(name, { source });
  const { 'content-type': kind = '', 'content-security-policy': policy = '' } = answer.headers;
  if (!/html/i.test(kind)) throw new Error(`${name} is ${kind || 'of no type'}, not HTML`);
  const { origin } = new URL(answer.address);
  const fetchOnce = (address: string) => {
    const asking = new URL(address).origin === origin ? undefined : origin;
    const key = `${answer.source} ${asking} ${address}`;
    const known = answers.get(key) ?? fetchAddress(address, { source: answer.source, origin: asking });
    answers.set(key, known);
    return known;
  };
  return {
    name,
    html: answer.body.toString('utf8'),
    address: answer.address,
    policies: String(policy).split(/,\s*/).filter(Boolean),
    async fetchConfig(address) {
      const { headers, body } = await fetchOnce(address);
      if (!admits(address, headers, origin))
        throw new Error(
          `${address} is on another origin, which does not let this page read it; have that server send Access-Control-Allow-Origin: *`,
        );
      return parseJson(body.toString('utf8'));
    },
    fetchFile: fetchOnce,
  };
}

async function readFromDisk(name: string): Promise<GivenPage> {
  const html = (await readFile(name, maxPageBytes)).toString('utf8');
  return { name, html, address: new URL(pathToFileURL(name).pathname, site).href };
}
