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
  return isShortLink(text) || findPlace(text) !== undefined;
}

/** Whether a text is a link that says nothing of where it leads. */
export function isShortLink(text: string): boolean {
  return short.test(text.trim());
}

/** The address in a link to a map; `undefined` for a short link, one to coordinates, and other texts. */
export function addressInLink(text: string): string | undefined {
  const found = findPlace(text);
  if (!found) return undefined;
  const { url, path, parameters } = found;
  const [, ...inPath] = path?.exec(url.pathname) ?? [];
  const given = [
    ...parameters.map((name) => url.searchParams.get(name)),
    placeInEmbed(url.search),
    inPath.map(readable).find(Boolean),
  ];
  return given.map((each) => each?.trim()).find((each) => each && isAddress(each));
}

function findPlace(text: string) {
  const url = parseAddress(text);
  const place = url && places.find(({ host }) => host.test(url.hostname));
  const isMap = url && (/map/.test(url.hostname + url.pathname) || url.searchParams.has('where1'));
  return url && place && isMap ? { url, ...place } : undefined;
}

/**
 * Of a map that Google embeds (`?pb=`), each place is its two hexadecimal ids and its name or address: `s` for text, `z` for
 * base64, if it has letters such as macrons. Directions have the destination last.
 */
const placesInEmbed = /!1s0x[\da-f]+(?::|%3A)0x[\da-f]+!2([sz])([^!&]+)/gi;

function placeInEmbed(search: string): string | undefined {
  const [, kind, text] = [...search.matchAll(placesInEmbed)].at(-1) ?? [];
  return kind === 'z' ? fromBase64(text) : readable(text);
}

/** As addresses have it: with `-` and `_`, in UTF-8. */
function fromBase64(text = ''): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
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
