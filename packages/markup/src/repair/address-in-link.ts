import { parseAddress } from '@adviser-widgets/core/internal';

/** Hosts of maps, and where their links have an address. */
const places: readonly {
  readonly host: RegExp;
  readonly path?: RegExp;
  readonly parameters: readonly string[];
}[] = [
  {
    host: /^((www|maps)\.)?google\.[a-z.]{2,6}$/,
    path: /^\/maps\/(?:place|search)\/([^/@]+)|^\/maps\/dir\/(?:[^/]*\/)*?([^/@]+)(?=\/?(?:@|$|data=))/,
    parameters: ['destination', 'daddr', 'query', 'q'],
  },
  { host: /^maps\.apple(\.com)?$/, parameters: ['address', 'daddr', 'q', 'name'] },
  { host: /^(www\.)?openstreetmap\.org$/, parameters: ['query'] },
  { host: /^(www\.)?bing\.com$/, parameters: ['where1', 'q'] },
];

const short = /^(https?:\/\/)?(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)\b/i;

/** Whether a text is a link to a map, with an address in it or without. */
export function isMapLink(text: string): boolean {
  return short.test(text.trim()) || findPlace(text) !== undefined;
}

/** The address in a link to a map; `undefined` for a short link, one to coordinates, and other texts. */
export function addressInLink(text: string): string | undefined {
  const found = findPlace(text);
  if (!found) return undefined;
  const { url, path, parameters } = found;
  const [, ...inPath] = path?.exec(url.pathname) ?? [];
  const given = [...parameters.map((name) => url.searchParams.get(name)), inPath.map(readable).find(Boolean)];
  return given.map((each) => each?.trim()).find((each) => each && isAddress(each));
}

function findPlace(text: string) {
  const url = parseAddress(text);
  const place = url && places.find(({ host }) => host.test(url.hostname));
  const isMap = url && (/map/.test(url.hostname + url.pathname) || url.searchParams.has('where1'));
  return url && place && isMap ? { url, ...place } : undefined;
}

/** Coordinates say where a map is, and nothing to readers. */
function isAddress(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/^https?:|place_id:/.test(text);
}

function readable(part: string | undefined): string {
  try {
    return decodeURIComponent((part ?? '').replaceAll('+', ' '));
  } catch {
    return '';
  }
}
