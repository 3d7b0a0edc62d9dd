import { pathToFileURL } from 'node:url';
import { admits } from './admits.ts';
import { fetchAddress } from './fetch-address.ts';
import type { Answer, Source } from './request.ts';
import type { GivenPage } from './given-page.ts';
import { maxPageBytes } from '../dom/limits.ts';
import { decodeHtml, type Decoded } from './decode-html.ts';
import { expectHtml } from './expect-html.ts';
import { refreshOf } from './refresh-of.ts';
import { Refusal } from './refusal.ts';
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
  const { 'content-security-policy': policy = '' } = answer.headers;
  const decoded = naming(name, () => decodeAnswer(name, answer));
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
    ...decoded,
    address: answer.address,
    policies: String(policy).split(/,\s*/).filter(Boolean),
    integrityPolicy: String(answer.headers['integrity-policy'] ?? ''),
    integrityPolicyReportOnly: String(answer.headers['integrity-policy-report-only'] ?? ''),
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
  const bytes = await readFile(name, maxPageBytes);
  const decoded = naming(name, () => {
    const text = decodeHtml(bytes, undefined);
    expectHtml(text.html, { isSent: false });
    return text;
  });
  return { name, ...decoded, address: new URL(pathToFileURL(name).pathname, site).href };
}

/** @throws {Refusal} if the answer is not the page that was asked for */
function decodeAnswer(name: string, { address, headers, body }: Answer): Decoded {
  const { 'content-type': type = '' } = headers;
  if (!/^\s*text\/html\s*(;|$)/i.test(type)) throw new Refusal(`is ${type || 'of no type'}, not HTML`);
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? ''))
    throw new Refusal('is sent as a download, not as a page');
  if (siteOf(name) !== siteOf(address))
    throw new Refusal(`leads to another host, ${address}; check that address`);
  const next = refreshOf(String(headers['refresh'] ?? ''), address);
  if (next !== undefined) throw new Refusal(`leads on to ${next}; check that address`);
  const decoded = decodeHtml(body, type);
  expectHtml(decoded.html, { isSent: true });
  return decoded;
}

function siteOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

function naming<Result>(name: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? new Error(`${name} ${error.message}`, { cause: error }) : error;
  }
}
