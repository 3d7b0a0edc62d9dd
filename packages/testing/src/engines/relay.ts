import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveOnLoopback } from '../machine/loopback.ts';

/** The sandbox behind another port, where a test changes answers without the driver's help. */
export interface Relay {
  /** Without a trailing slash, like the sandbox's. */
  readonly url: string;
  /** Serves a page on the sandbox's origin and returns its URL. */
  serve(html: string, headers?: Headers): string;
  /** Returns a copy of the release under an address that no cache knows. */
  release(rule?: Rule): Release;
  close(): void;
}

type Headers = Readonly<Record<string, string>>;

/** What happens to the files whose path matches. */
interface Rule {
  /** Appends a statement that shows whether it ran. */
  readonly alter?: RegExp;
  /** Answers after `letGo` only. */
  readonly hold?: RegExp;
  /** Answers 503 the first time. */
  readonly fail?: RegExp;
}

export interface Release {
  /** URL of its loader. */
  readonly loader: string;
  /** The paths of the altered, held and failing files that were requested. */
  readonly asked: readonly string[];
  readonly letGo: () => void;
}

interface Copy {
  readonly rule: Rule;
  readonly asked: string[];
  readonly released: Promise<void>;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Where the sandbox has the answer. */
  readonly url: URL;
  readonly copy: Copy | undefined;
}

/** Starts a relay to `target`; `change` edits every page. */
export async function startRelay(
  target: string,
  change: (html: string, policy?: string) => string,
): Promise<Relay> {
  const copies: Copy[] = [];
  const pages: { html: string; headers: Headers }[] = [];
  const { url, close } = await serveOnLoopback((request, response) => {
    const asked = request.url ?? '/';
    const [, index, path = asked] = /^\/copy-(\d+)(\/.*)$/.exec(asked) ?? [];
    const page = pages[Number(/^\/page-(\d+)/.exec(asked)?.[1])];
    if (page)
      return void response.writeHead(200, { 'Content-Type': 'text/html', ...page.headers }).end(page.html);
    answer({ request, response, url: new URL(target + path), copy: copies[Number(index)] }, change).catch(
      () => response.destroy(),
    );
  });
  return {
    url: url.slice(0, -1),
    serve: (html, headers = {}) =>
      `${url}page-${pages.push({ html: change(html, headers['Content-Security-Policy']), headers }) - 1}`,
    release(rule = {}) {
      let letGo = () => {};
      const released = new Promise<void>((resolve) => (letGo = resolve));
      const asked: string[] = [];
      const index = copies.push({ rule, asked, released }) - 1;
      return { loader: `${url}copy-${index}/adviser-widgets/1/loader.js`, asked, letGo };
    },
    close,
  };
}

async function answer(exchange: Exchange, change: (html: string) => string): Promise<void> {
  const { response, url, copy } = exchange;
  const { isAltered, isHeld, isFailing } = applyRule(url.pathname, copy);
  if (isFailing) return void response.writeHead(503, { 'Access-Control-Allow-Origin': '*' }).end();
  if (isHeld) await copy?.released;
  const original = await forward(exchange);
  const { statusCode = 502, headers } = original;
  const isPage = headers['content-type']?.startsWith('text/html');
  if (!isPage && !isAltered) {
    response.writeHead(statusCode, headers);
    original.pipe(response);
    return;
  }
  const content = await text(original);
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = headers;
  response.writeHead(statusCode, others).end(isPage ? change(content) : content + alteration(url.pathname));
}

/** Says what happens to a file, and notes that it was asked for if anything does. */
function applyRule(path: string, copy: Copy | undefined) {
  const applies = (rule: RegExp | undefined) => rule?.test(path) ?? false;
  const isAltered = applies(copy?.rule.alter);
  const isHeld = applies(copy?.rule.hold);
  const isFailing = applies(copy?.rule.fail) && !copy?.asked.includes(path);
  if (isAltered || isHeld || isFailing) copy?.asked.push(path);
  return { isAltered, isHeld, isFailing };
}

/** Sends the request to the sandbox, which sees the relay's own host. */
function forward({ request, url }: Exchange): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const onward = ask(url, { method: request.method, headers }, resolve);
    onward.on('error', reject);
    request.on('error', reject);
    request.pipe(onward);
  });
}

function alteration(path: string): string {
  return path.endsWith('.css') ? '\nbody { --evil: 1 }' : '\nwindow.evil = true;';
}
