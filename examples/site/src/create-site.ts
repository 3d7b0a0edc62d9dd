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
import { consentOf } from './consent.ts';
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
  /** URL of the loader script. */
  loaderUrl?: string;
  /** URL of the JSON configuration, written as `data-config` on the script tag. */
  configUrl?: string;
  /** The site's own texts, which its configuration adds to that of `configUrl`. */
  messages?: Readonly<Record<string, string>>;
  /** Where the widgets report failures and every page view; without it they report nothing. */
  reportUrl?: string;
  /**
   * The release's `preload/` folder, matching `loaderUrl`; without it, pages have no preload hints for their
   * first widget.
   */
  hints?: string;
}

/**
 * Creates the demo site as a router. Mount it last, because it answers unknown paths with the 404 page.
 * Reads content and templates once, and throws if they contain a mistake.
 * A server with a Content Security Policy puts each response's nonce into `response.locals.nonce`.
 */
export function createSite(options: SiteOptions = {}): Router {
  const {
    loaderUrl = '/adviser-widgets/1/loader.js',
    configUrl = '/__sandbox/config.json',
    reportUrl = '',
    messages,
  } = options;
  const regions = readAdvisers(folders.content);
  const posts = readPosts(join(folders.content, 'blog'));
  const calculators = readCalculators(folders.content);
  const send = createSender(
    { loaderUrl, configUrl: messages ? ownConfig : configUrl, reportUrl, regions, calculators },
    { records: siteSearchRecords(posts), hints: options.hints },
  );
  const pages = new Map([
    ...readPages(join(folders.content, 'pages')),
    ...profilePages(regions, posts),
    ...blogPages(posts, regions),
    ...calculatorPages(calculators),
  ]);
  const notFound = readPage(join(folders.content, 'not-found.md'), '');

  const router = express.Router();
  const sheet = ['base', 'frame', 'blocks']
    .map((name) => readFileSync(join(folders.public, `assets/${name}.css`), 'utf8'))
    .join('\n');
  router.get('/assets/site.css', (_request, response) => void response.type('css').send(sheet)); // the sheets that every page needs, in one request
  router.use(express.static(folders.public, { redirect: false }));
  router.use(readingOnly);
  router.get(ownConfig, async (request, response) => {
    const shared = (await (await fetch(new URL(configUrl, originOf(request)))).json()) as object;
    response.json({ ...shared, messages });
  });
  router.get(
    '/robots.txt',
    (request, response) => void response.type('text').send(robots(originOf(request))),
  );
  router.get(
    '/sitemap.xml',
    (request, response) => void response.type('xml').send(sitemap(pages.values(), originOf(request))),
  );
  router.use(async (request, response) => {
    const page = pages.get(addressOf(request));
    if (page) return send.page(response, page, valuesIn(request));
    const calculator = calculators.find(({ path }) => request.path === `${path}/frame`);
    if (calculator) return send.frame(response, { calculator, query: valuesIn(request) });
    const results = request.path.startsWith(resultsAt) && pages.get('/search');
    if (results) return send.page(response, results, { q: decoded(request.path.slice(resultsAt.length)) });
    const path = request.path.replace(/(?<!\/)\/+$/, '');
    if (path !== request.path && pages.has(path)) return response.redirect(301, path + queryOf(request));
    return send.page(response.status(404), notFound, {});
  });
  return router;
}

/** The site's configuration, if it has texts of its own. */
const ownConfig = '/adviser-widgets.json';

/** The path of the search results: `/search/{query}`. */
const resultsAt = '/search/';

interface Send {
  page(response: Response, page: Page, query: Readonly<Record<string, string>>): Promise<void>;
  /** Sends a calculator's frame, which also works on its own. */
  frame(
    response: Response,
    sum: { calculator: Calculator; query: Readonly<Record<string, string>> },
  ): Promise<void>;
}

/** The globals of every template. */
interface Globals extends Required<Pick<SiteOptions, 'loaderUrl' | 'configUrl' | 'reportUrl'>> {
  regions: AdviserRegion[];
  calculators: Calculator[];
}

function createSender(
  given: Globals,
  { records, hints }: { records: SiteSearchRecords; hints: string | undefined },
): Send {
  const globals = {
    site: readSiteFacts(folders.content),
    navigation: readNavigation(folders.content),
    ...given,
  };
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
        consent: consentOf(response.req),
        canonical: isForIndex(page) ? origin + page.path : '',
        structuredData: structuredData(page, { origin, facts: globals.site }),
        visitorIp: response.req.ip?.replace(/^::ffff:/, ''),
        found: findOnSite(records, query.q ?? ''),
        preloads: preloadHints(engineOf(response) === 'light' ? lightHints(hints) : hints, {
          widget: page.fields.preload,
          nonce: response.locals.nonce,
        }),
      });
    },
    frame: (response, { calculator, query }) =>
      render(response, 'calculator-frame', { frame: calculatorFrame(calculator, query) }),
  };
}

/** The site's origin, as seen by the client. */
const originOf = (request: Request): string => `${request.protocol}://${request.get('host') ?? 'localhost'}`;

/** Lists have a path for each of their pages; on other pages, `?page=` is ignored. */
function addressOf({ path, query: { page } }: Request): string {
  const isFurther = /^\/blog(\/[^/]+)?$/.test(path) && page !== undefined && page !== '1';
  return isFurther ? `${path}?page=${String(page)}` : path;
}

const readingOnly: RequestHandler = (request, _response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else next('router');
};

/** The query parameters that templates may show. A CMS does the same to fill in a page from a link. */
const valuesIn = ({ query }: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step; // the visitor typed a bare percent sign
  }
};

const queryOf = ({ originalUrl }: Request): string => {
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start);
};
