import type { Config } from '../config/config.ts';
import { ownValue } from '../values/records.ts';
import { RequestError, send } from '../http/request.ts';
import { apiUrl } from './api-url.ts';
import { webUrl } from './web-url.ts';

/** One adviser of a region, as the panel shows them and `aw:results` hands them on (spec section 3, H15). */
export interface FoundAdviser {
  /** As the API writes it; '' for none. */
  readonly guid: string;
  /** Without spare white space; never empty. */
  readonly name: string;
  /** Address of a photo, http(s) only. */
  readonly image: string | undefined;
  /** Address of the profile, http(s) only. */
  readonly link: string | undefined;
  /** As it is written; '' for what has no digit. */
  readonly phone: string;
  readonly specialties: readonly string[];
}

/** Milliseconds until the last byte. */
const limit = 10_000;

/** Advisers that are kept however many come. */
const most = 200;

/** Letters that are kept of a text; addresses are long. */
const longest = 1000;

/** Where a list of advisers may stand in an object (H15). */
const lists = ['advisers', 'results', 'data'];

/**
 * The advisers of a region, by its four-digit postcode (spec section 7). It changes nothing, yet is not repeated by
 * itself: a visitor waits for it, and the next try is theirs. In preview a made-up one, and nothing is sent.
 *
 * @param call aborted by the caller for a call that was superseded, and by this function for one that is too slow
 * @throws {RequestError} also for an answer that holds no list (fault 21)
 */
export async function searchAdvisers(postcode: string, config: Config, call: AbortController): Promise<readonly FoundAdviser[]> {
  const url = apiUrl(config, `adviser-search/${postcode}`, config.mcoApiBase);
  const timer = setTimeout(() => call.abort(new RequestError('timeout', `POST ${url} was not answered in time`)), limit);
  try {
    const entries = listIn(config.preview ? samples : parseJson(await send(url, call.signal)));
    if (!entries) throw new RequestError('refused', `POST ${url} answered no list of advisers`);
    return entries.slice(0, most).flatMap((entry) => parseAdviser(entry, config));
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // told as what holds no list
  }
}

function listIn(answer: unknown): readonly unknown[] | undefined {
  return [answer, ...lists.map((name) => ownValue(answer, name))].find(Array.isArray);
}

/** None for what has no name. */
function parseAdviser(entry: unknown, config: Config): FoundAdviser[] {
  const [guid = '', name = '', image = '', link = '', phone = ''] = ['guid', 'name', 'image', 'link', 'phone'].map((key) => toText(ownValue(entry, key)));
  if (!name) return [];
  return [
    {
      guid,
      name,
      image: webUrl(image, config.cdnBase),
      link: webUrl(link, config.siteBase),
      phone: /\d/.test(phone) ? phone : '',
      specialties: parseSpecialties(ownValue(entry, 'specialties')),
    },
  ];
}

/** A list, or a text with commas or semicolons (H15). */
function parseSpecialties(given: unknown): readonly string[] {
  const parts: unknown[] = Array.isArray(given) ? given : toText(given).split(/[,;]/);
  return [...new Set(parts.map(toText).filter(Boolean))];
}

/** '' for what is no text. */
function toText(given: unknown): string {
  return typeof given === 'string' ? given.replace(/\s+/g, ' ').trim().slice(0, longest) : '';
}

/** What an editor sees in preview. */
const samples = [{ name: 'A sample adviser', phone: '0800 000 000', specialties: 'Home loans, Insurance' }];
