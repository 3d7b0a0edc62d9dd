import { type Config, RequestError } from '@adviser-widgets/core';
import {
  givenText,
  parseJson,
  ownValue,
  callAddress,
  startDeadline,
  send,
  webUrl,
} from '@adviser-widgets/core/internal';

/** One adviser of a region, as the panel shows them and `aw:results` carries them. */
export interface FoundAdviser {
  readonly guid: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly link: string | undefined;
  readonly phone: string;
  readonly specialties: readonly string[];
}

const limitMs = 10_000;

const maxAdvisers = 200;

const maxSpecialties = 20;

/** APIs differ in the key under which they answer with the list. */
const lists = ['advisers', 'results', 'data'];

/**
 * Fetches the advisers of a region by its postcode. Not retried: the visitor decides. Throws a `RequestError`, also
 * for an answer without a list.
 */
export async function searchAdvisers(
  postcode: string,
  config: Config,
  call: AbortController,
): Promise<readonly FoundAdviser[]> {
  if (config.preview) return parseAdvisers(samples, config);
  const url = callAddress(config, 'mcoApiBase', `{brand}/adviser-search/${postcode}`);
  const stopDeadline = startDeadline(limitMs, () =>
    call.abort(new RequestError('timeout', `POST ${url} was not answered in time`)),
  );
  try {
    const { text, isPage } = await send(url, call.signal);
    const entries = listIn(parseJson(text ?? ''));
    if (entries) return parseAdvisers(entries, config);
    throw new RequestError('refused', `POST ${url} ${faultOf(text, isPage)}`);
  } finally {
    stopDeadline();
  }
}

function faultOf(text: string | undefined, isPage: boolean): string {
  if (text === undefined)
    return 'was answered, but a script of this page that wraps fetch has read the answer';
  return isPage ? 'answered with a page instead of JSON' : 'did not return a list of advisers';
}

function listIn(answer: unknown): readonly unknown[] | undefined {
  return [answer, ...lists.map((name) => ownValue(answer, name))].find(Array.isArray);
}

/** Keeps the first of several records of one adviser; people of one name differ in their page, or have none. */
function parseAdvisers(entries: readonly unknown[], config: Config): readonly FoundAdviser[] {
  const found = new Map<string, FoundAdviser>();
  for (const adviser of entries.slice(0, maxAdvisers).flatMap((entry) => parseAdviser(entry, config))) {
    const { name, link, guid, phone } = adviser;
    const key = `${name} ${link || guid || phone}`;
    if (!found.has(key)) found.set(key, adviser);
  }
  return [...found.values()];
}

function parseAdviser(entry: unknown, config: Config): FoundAdviser[] {
  const [guid = '', name = '', phone = ''] = ['guid', 'name', 'phone'].map((key) =>
    givenText(ownValue(entry, key)),
  );
  if (!name) return [];
  return [
    {
      guid,
      name,
      image: webUrl(ownValue(entry, 'image'), config.cdnBase),
      link: webUrl(ownValue(entry, 'link'), config.siteBase),
      phone: /\d/.test(phone) ? phone : '',
      specialties: parseSpecialties(ownValue(entry, 'specialties')),
    },
  ];
}

/** A list, or a text separated by commas or semicolons. */
function parseSpecialties(given: unknown): readonly string[] {
  const parts: unknown[] = Array.isArray(given) ? given : givenText(given).split(/[,;]/);
  return [
    ...new Set(
      parts
        .slice(0, maxSpecialties)
        .map((part) => givenText(part))
        .filter(Boolean),
    ),
  ];
}

const samples = [{ name: 'A sample adviser', phone: '0800 000 000', specialties: 'Home loans, Insurance' }];
