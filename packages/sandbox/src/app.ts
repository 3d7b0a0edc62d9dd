import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { portraitRoutes } from './advisers/portrait-routes.ts';
import type { Adviser } from './advisers/sample-advisers.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { apiRouter } from './api/api-router.ts';
import type { Article } from './articles/sample-articles.ts';
import { browserFiles } from './browser-files.ts';
import { captchaRoutes } from './captcha/captcha-routes.ts';
import type { Tokens } from './captcha/tokens.ts';
import type { Beacons } from './collector/beacons.ts';
import { collectorRoutes } from './collector/collector-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import type { StateParts } from './control/events.ts';
import { answerPreflight, shareAnswers } from './cors.ts';
import { answerLate } from './faults/answer-late.ts';
import type { Connections } from './faults/connections.ts';
import { failOnRequest } from './faults/fail-on-request.ts';
import { refuseForeignHosts } from './loopback.ts';
import { mapsRoutes } from './maps/maps-routes.ts';
import { answerError, notFound } from './refusal.ts';
import type { SearchIndexes } from './search/search-indexes.ts';
import { searchRoutes } from './search/search-routes.ts';

interface AppParts extends StateParts {
  readonly tokens: Tokens;
  readonly beacons: Beacons;
  readonly connections: Connections;
  readonly assets: string | undefined;
  readonly site: RequestHandler | undefined;
  readonly advisers: readonly Adviser[];
  readonly search: SearchIndexes;
  readonly articles: readonly Article[];
  readonly late: number;
}

/** Requests pass the handlers in this order. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(
    refuseForeignHosts,
    parts.connections.breakRepeats,
    answerLate(parts.late),
    shareAnswers,
    failOnRequest(parts),
    answerPreflight,
  );
  app.use('/__sandbox', controlRoutes(parts));
  app.use('/stand-ins/captcha', captchaRoutes(parts));
  app.use('/stand-ins/analytics', analyticsRoutes(parts));
  app.use('/stand-ins/maps', mapsRoutes(parts));
  app.use('/stand-ins/collector', collectorRoutes(parts));
  app.use('/stand-ins/chat', browserFiles('chat'));
  app.use('/1', searchRoutes(parts.search));
  const api = apiRouter(parts);
  app.use('/api-base', api);
  // `/api-base/lead` lacks its brand: an error, not a brand named `api-base`.
  app.use((request, response, next) =>
    request.path.startsWith('/api-base/') ? next() : api(request, response, next),
  );
  app.use(compression());
  app.use(portraitRoutes(parts.advisers));
  if (parts.assets !== undefined) app.use('/adviser-widgets', serveLoader(parts.assets));
  app.use(parts.site ?? toThePageForPeople);
  app.use(notFound, answerError);
  return app;
}

/** Files with a hash in their name never change. */
function serveLoader(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = /[\\/]assets[\\/][^\\/]+$/.test(path);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/[\\/]editor[\\/]preview\.html$/.test(path))
        response.setHeader(
          'Content-Security-Policy',
          readFileSync(join(dirname(path), 'csp.txt'), 'utf8').trim(),
        );
    },
  });
}

const toThePageForPeople: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' && request.path === '/') return response.redirect('/__sandbox/');
  next();
};
