import { withoutEndSlashes } from '@adviser-widgets/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import { readAdvisers } from './advisers.ts';
import type { AdviserRegion } from './advisers.ts';
import { blogPages } from './blog-pages.ts';
import { calculatorFrame } from './calculators/calculator-frame.ts';
import { calculatorPages } from './calculators/calculator-pages.ts';
import { readCalculators } from './calculators/calculator.ts';
import type { Calculator } from './calculators/calculator.ts';
import { engineOf, lightHints, onLightEngine } from './engine.ts';
import { findOnSite } from './find-on-site.ts';
import { folders } from './folders.ts';
import { readPage } from './page.ts';
import type { Page } from './page.ts';
import { readPages } from './pages.ts';
import { readPosts } from './posts.ts';
import { preloadHints } from './preload-hints.ts';
import { profilePages } from './profile-pages.ts';
import { siteSearchRecords } from './search-records.ts';
import type { SiteSearchRecords } from './search-records.ts';
import { readNavigation, readSiteFacts } from './site-facts.ts';
import { isForIndex, robots, sitemap } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import { createTemplates } from './templates.ts';

export interface SiteOptions {
  /** Address of the loader script. */
  loaderUrl?: string;
  /** Address of the JSON configuration, written as `data-config` on the script tag. */
  configUrl?: string;
  /** The folder `preload/` of the release that `loaderUrl` belongs to; without it no page prints the hints of its first widget. */
  hints?: string;
}

/**
 * The demonstration site as a router. Mount it last: what it does not know gets the 404 page.
 * Content and templates are read once, and a mistake in them throws here.
 * A server with a Content Security Policy puts the nonce of a response into `response.locals.nonce`.
 */
export function createSite(options: SiteOptions = {}): Router {
  const { loaderUrl = '/adviser-widgets/1/loader.js', configUrl = '/__sandbox/config.json' } = options;
  const regions = readAdvisers(folders.content);
  const posts = readPosts(join(folders.content, 'blog'));
  const calculators = readCalculators(folders.content);
  const send = createSender({ loaderUrl, configUrl, regions, calculators }, { records: siteSearchRecords(posts), hints: options.hints });
  const pages = new Map([...readPages(join(folders.content, 'pages')), ...profilePages(regions), ...blogPages(posts), ...calculatorPages(calculators)]);
  const notFound = readPage(join(folders.content, 'not-found.md'), '');

  const router = express.Router();
  const sheet = ['base', 'frame', 'blocks'].map((name) => readFileSync(join(folders.public, `assets/${name}.css`), 'utf8')).join('\n');
  router.get('/assets/site.css', (_request, response) => void response.type('css').send(sheet)); // what every page takes, in one request
  router.use(express.static(folders.public, { redirect: false }));
  router.use(readingOnly);
  router.get('/robots.txt', (request, response) => void response.type('text').send(robots(originOf(request))));
  router.get('/sitemap.xml', (request, response) => void response.type('xml').send(sitemap(pages.values(), originOf(request))));
  router.use(async (request, response) => {
    const page = pages.get(addressOf(request));
    if (page) return send.page(response, page, valuesIn(request));
    const calculator = calculators.find(({ path }) => request.path === `${path}/frame`);
    if (calculator) return send.frame(response, { calculator, query: valuesIn(request) });
    const results = request.path.startsWith(resultsAt) && pages.get('/search');
    if (results) return send.page(response, results, { q: decoded(request.path.slice(resultsAt.length)) });
    const path = withoutEndSlashes(request.path);
    if (path !== request.path && pages.has(path)) return response.redirect(301, path + queryOf(request));
    return send.page(response.status(404), notFound, {});
  });
  return router;
}

/** Where the results for a query are: `/search/{query}` (contract section 7). */
const resultsAt = '/search/';

interface Send {
  page(response: Response, page: Page, query: Readonly<Record<string, string>>): Promise<void>;
  /** What a calculator's page shows in a frame, which works by itself too. */
  frame(response: Response, sum: { calculator: Calculator; query: Readonly<Record<string, string>> }): Promise<void>;
}

/** What every template may use. */
interface Globals extends Required<Pick<SiteOptions, 'loaderUrl' | 'configUrl'>> {
  regions: AdviserRegion[];
  calculators: Calculator[];
}

function createSender(given: Globals, { records, hints }: { records: SiteSearchRecords; hints: string | undefined }): Send {
  const globals = { site: readSiteFacts(folders.content), navigation: readNavigation(folders.content), ...given };
  const templates = createTemplates(folders.templates);
  const render = async (response: Response, template: string, scope: object) => {
    const nonce: unknown = response.locals.nonce;
    const html = String(await templates.renderFile(template, scope, { globals: { ...globals, nonce } }));
    response.type('html').send(engineOf(response) === 'light' ? onLightEngine(html) : html);
  };
  return {
    page: (response, page, query) => {
      const origin = originOf(response.req);
      return render(response, page.fields.template, {
        page,
        query,
        canonical: isForIndex(page) ? origin + page.path : '',
        structuredData: structuredData(page, { origin, facts: globals.site }),
        visitorIp: response.req.ip?.replace(/^::ffff:/, ''),
        found: findOnSite(records, query.q ?? ''),
        preloads: preloadHints(engineOf(response) === 'light' ? lightHints(hints) : hints, { widget: page.fields.preload, nonce: response.locals.nonce }),
      });
    },
    frame: (response, { calculator, query }) => render(response, 'calculator-frame', { frame: calculatorFrame(calculator, query) }),
  };
}

/** Where the site is for who asks. */
const originOf = (request: Request): string => `${request.protocol}://${request.get('host') ?? 'localhost'}`;

/** Lists have an address for each of their pages; anywhere else a number in the query says nothing. */
function addressOf({ path, query: { page } }: Request): string {
  const isFurther = /^\/blog(\/[^/]+)?$/.test(path) && page !== undefined && page !== '1';
  return isFurther ? `${path}?page=${String(page)}` : path;
}

const readingOnly: RequestHandler = (request, _response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else next('router');
};

/** What a template may show of the query: a content management system fills in a page for whoever follows a link. */
const valuesIn = ({ query }: Request): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step; // percent signs that somebody typed into the address
  }
};

const queryOf = ({ originalUrl }: Request): string => {
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start);
};
