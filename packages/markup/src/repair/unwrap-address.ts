import { parseAddress } from '@adviser-widgets/core/internal';

/** Services that put an address into one of their own, by host, and how to take it out again. */
const wrappers: readonly { readonly host: RegExp; readonly read: (address: URL) => string | undefined }[] = [
  { host: /\.safelinks\.protection\.(outlook|office365)\.\w+$/, read: parameter('url') },
  { host: /^statics\.teams\.(cdn\.)?(office|microsoft)\.\w+$/, read: parameter('url') },
  { host: /^urldefense\.(proofpoint\.)?\w+$/, read: readUrlDefense },
  {
    host: /^(www\.)?google\.[a-z.]{2,6}$/,
    read: (address) => (address.pathname === '/url' ? parameter('q', 'url')(address) : undefined),
  },
  {
    host: /^secure-web\.cisco\.com$/,
    read: ({ pathname }) => decoded(pathname.split('/').slice(2).join('/')),
  },
  { host: /^linkprotect\.cudasvc\.com$/, read: parameter('a') },
  { host: /^lm?\.(facebook|instagram|messenger)\.com$/, read: parameter('u') },
  { host: /\.protection\.sophos\.com$/, read: (address) => fromBase64(parameter('u')(address)) },
  {
    host: /^(www\.)?(slack-redir\.net|linkedin\.com|youtube\.com|steamcommunity\.com)$/,
    read: (address) =>
      /^\/(link|redir|redirect|linkfilter)/.test(address.pathname)
        ? parameter('url', 'q')(address)
        : undefined,
  },
  {
    host: /\.mimecast(protect)?\.com$|\.trendmicro\.com$|\.fireeye\.com$|^clicktime\.symantec\.com$/,
    read: parameter('url', 'u'),
  },
];

/** An address of which a service shows only its own. */
const opaque = /^https?:\/\/([\w-]+\.)*(mimecast(protect)?\.com\/s\/|lnkd\.in\/|eur0\d\.)/i;

const http = /^https?:\/\/[^\s<>"]+$/i;

/** The address that a mail program, a search or a chat wrapped into another; `undefined` for a plain one. */
export function unwrapAddress(text: string): string | undefined {
  const inner = fromText(text) ?? fromWrapper(text);
  return inner === undefined ? undefined : (unwrapAddress(inner) ?? inner);
}

/** In text, or in HTML: `<https://…>`, with the space before it. */
export const bracketed = String.raw`[ \t\u00a0]{0,2}(?:<|&lt;)((?:https?:\/\/|mailto:|tel:|sms:)(?:(?!&[lg]t;)[^\s<>"]){1,2000})(?:>|&gt;)`;

/** What mail programs write behind links in text: `<https://….safelinks.protection.outlook.com/…>`, `<tel:0800000000>`. */
export function findWrapped(text: string): { readonly index: number; readonly text: string }[] {
  return [...text.matchAll(new RegExp(bracketed, 'gi'))].flatMap(({ 0: whole, 1: address = '', index }) =>
    isBehindLink(address, text, index) ? { index, text: whole } : [],
  );
}

/** Whether an address between brackets is behind a link: others may be meant for readers. */
export function isBehindLink(address: string, text: string, index: number): boolean {
  const plain = address.replaceAll('&amp;', '&');
  if (!/^https?:/i.test(plain) || unwrapAddress(plain) !== undefined) return true;
  const before = text.slice(Math.max(0, index - plain.length - 300), index).toLowerCase();
  return before
    .replace(/(?:<\/[a-z]{1,10}>){1,3}$/, '')
    .replace(/\/$/, '')
    .endsWith(bare(plain));
}

/** `www.example.nz/guide` may be the text of a link to `https://www.example.nz/guide/`. */
function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

/** Whether an element has the name that a parser makes of such an address. */
export function isSchemeName(localName: string): boolean {
  return /^(?:https?|mailto|tel|sms):/.test(localName);
}

/** Whether a service keeps the address to itself. */
export function isOpaque(text: string): boolean {
  return opaque.test(text.trim()) && unwrapAddress(text) === undefined;
}

/** `https://a.nz<https://a.nz>`, `<https://a.nz|a.nz>`, `[a.nz](https://a.nz)`, `<a href="https://a.nz">`. */
function fromText(text: string): string | undefined {
  const [, ...found] =
    /^(?:[^\s<]*<(?:mailto:)?(https?:[^\s<>|]+)(?:\|[^<>]*)?>|\[[^\]]*\]\((https?:[^\s()]+)\)|<a\s[^>]*href=["']?(https?:[^\s"'>]+)[\s"'>][^]*<\/a>)$/i.exec(
      text.trim(),
    ) ?? [];
  return found.find((part) => part !== undefined);
}

function fromWrapper(text: string): string | undefined {
  const address = parseAddress(text);
  if (!address) return undefined;
  const inner = wrappers.find(({ host }) => host.test(address.hostname))?.read(address);
  return inner !== undefined && http.test(inner) ? inner : undefined;
}

function parameter(...names: readonly string[]): (address: URL) => string | undefined {
  return ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find((value) => value !== null) ?? undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Its second version writes `-3A` for `%3A` and `_` for `/`; its third leaves the address between underscores. */
function readUrlDefense(address: URL): string | undefined {
  const [, third] = /\/v3\/__(.+?)__;/.exec(address.href) ?? [];
  if (third !== undefined) return third.replace(/^(https?:)\/(?=[^/])/, '$1//');
  const second = address.searchParams.get('u');
  return second === null ? undefined : decoded(second.replaceAll('_', '/').replace(/-(?=[\dA-F]{2})/g, '%'));
}

function fromBase64(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : atob(text);
  } catch {
    return undefined;
  }
}
