import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createSandbox, type StoredRecord } from '@adviser-widgets/sandbox';
import { createSite, siteContent } from '@adviser-widgets/site';
import { serveOnLoopback } from '../../serve-on-loopback.ts';
import { cacheControl, contentType } from '../targets/headers.ts';
import type { Target } from '../targets/target.ts';

/** The path of all releases, as the build has it. */
export const base = '/adviser-widgets/';

export interface ServedSite {
  /** With a trailing slash. */
  readonly url: string;
  leads(): StoredRecord[];
  close(): Promise<void>;
}

/** The demo site with its sandbox, whose widgets come from the target as from a content delivery network. */
export async function serveSite(target: Target): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'aw-site-'));
  const sandbox = createSandbox({ db: join(folder, 'data.sqlite'), site: createSite(), ...siteContent() });
  const { url: origin } = await sandbox.listen(0);
  const front = await serveOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (!pathname.startsWith(base)) return passOn(origin, request, response);
    void deliver(target, pathname.slice(base.length), response);
  });
  return {
    url: front.url,
    leads: () => sandbox.records('call-centre'),
    async close() {
      front.close();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function deliver(target: Target, path: string, response: ServerResponse): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  const content = await target.read(path);
  if (!content) return void response.writeHead(404).end();
  response.writeHead(200, {
    'Content-Type': contentType(path),
    'Cache-Control': cacheControl(path),
    'Content-Encoding': 'br',
  });
  response.end(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
}

function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const passed = ask(new URL(url, origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(passed);
}
