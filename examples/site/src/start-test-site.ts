import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import express from 'express';
import type { Router } from 'express';
import { onTestFinished } from 'vitest';
import { createSite } from './create-site.ts';
import type { SiteOptions } from './create-site.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The page as a browser would parse it. */
  $: CheerioAPI;
}

export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/**
 * The site without options, read once for all tests of a file, because reading takes longer than the tests.
 */
const standard: Router = createSite();

/**
 * Serves the site on a free port until the test ends. `locals` replaces what a server would set beforehand.
 */
export async function startTestSite(options?: SiteOptions, locals: object = {}): Promise<Ask> {
  const app = express();
  app.use((_request, response, next) => {
    Object.assign(response.locals, locals);
    next();
  });
  app.use(options ? createSite(options) : standard);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // A TCP server always has an AddressInfo; the string form is for pipes.
  const { port } = server.address() as AddressInfo;
  return async (path, init) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, $: load(text) };
  };
}
