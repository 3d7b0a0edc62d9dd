import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { sampleAdvisers, type Adviser } from './advisers/sample-advisers.ts';
import { createApp } from './app.ts';
import { sampleArticles, type Article } from './articles/sample-articles.ts';
import type { CaptchaMode, CaptchaSetting } from './captcha/captcha-switch.ts';
import { createTokens } from './captcha/tokens.ts';
import { createChanges } from './changes.ts';
import { createBeacons } from './collector/beacons.ts';
import { openDatabase } from './database.ts';
import { createConnections } from './faults/connections.ts';
import { faultSetting, type Fault, type FaultRequest } from './faults/fault-setting.ts';
import { createFaults } from './faults/faults.ts';
import type { MapsMode, MapsSetting } from './maps/maps-switch.ts';
import { createModeSwitch } from './mode-switch.ts';
import { reasonsOf } from './reasons.ts';
import { createRecords, type RecordKind, type StoredRecord } from './records.ts';
import { sampleRecords } from './search/sample-records.ts';
import { createSearchIndexes } from './search/search-indexes.ts';
import type { SearchRecords } from './search/search-record.ts';
import { closeServer, listen, type Address } from './server.ts';

/** Where a sandbox keeps its data, and what it serves instead of samples. */
export interface SandboxOptions {
  /** SQLite file, created if missing and kept between starts. */
  readonly db: string;
  /** Folder of the built loader, served under `/adviser-widgets/`. */
  readonly assets?: string;
  /** The demo site, which gets unhandled requests. Without it `/` redirects to the sandbox's own page. */
  readonly site?: RequestHandler;
  /** The adviser list; made-up advisers by default. */
  readonly advisers?: readonly Adviser[];
  /** The search records, by index; a few pages, posts and the made-up advisers by default. */
  readonly searchRecords?: SearchRecords;
  /** The articles of `/api/blog`, newest first; made-up articles by default. */
  readonly articles?: readonly Article[];
  /** Share of requests, 0 to 1, that are answered up to 0.8 s late at random; default 0. */
  readonly late?: number | undefined;
  /** Returns milliseconds since 1970; tests pass their own clock. */
  readonly now?: () => number;
}

/** A sandbox, as used by a test or a script. */
export interface Sandbox {
  /** Starts on 127.0.0.1; port 0 picks a free one. Rejects with a sentence if the port is in use. */
  listen(port: number): Promise<Address>;
  /** Drops all connections and closes the file. */
  close(): Promise<void>;
  /** Returns the records, newest first. */
  records(kind?: RecordKind): StoredRecord[];
  /** Adds a fault, like `POST /__sandbox/faults`. Throws if it is invalid. */
  fail(fault: FaultRequest): void;
  /** Sets what the captcha does next, like `PUT /__sandbox/captcha`. */
  captcha(setting: CaptchaSetting): void;
  /** Sets what the map service does next, like `PUT /__sandbox/maps`. */
  maps(setting: MapsSetting): void;
  /** Removes all faults; captcha and maps work again. Records stay. */
  heal(): void;
}

/** Creates the product's API on a real SQLite file, with faults and stand-ins. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {
    db,
    assets,
    site,
    advisers = sampleAdvisers,
    articles = sampleArticles,
    searchRecords = sampleRecords,
    late = 0,
    now = Date.now,
  } = options;
  const database = openDatabase(db);
  const changes = createChanges();
  const records = createRecords({ database, now, changes });
  const tokens = createTokens(database, now);
  const beacons = createBeacons(database, now);
  const faults = createFaults(changes);
  const captcha = createModeSwitch<CaptchaMode>(changes);
  const maps = createModeSwitch<MapsMode>(changes);
  const connections = createConnections();
  const search = createSearchIndexes(searchRecords);
  const parts = { records, tokens, beacons, faults, captcha, maps, connections, changes };
  const server = createServer(createApp({ ...parts, assets, site, advisers, articles, search, late }));
  connections.watch(server);
  return {
    listen: (port) => listen(server, port),
    close: async () => {
      await closeServer(server);
      if (database.isOpen) database.close();
    },
    records: records.list,
    fail: (request) => faults.add(readFault(request)),
    captcha: captcha.set,
    maps: maps.set,
    heal: () => {
      faults.clear();
      captcha.set({ mode: 'pass' });
      maps.set({ mode: 'pass' });
    },
  };
}

function readFault(request: FaultRequest): Fault {
  const { success, output, issues } = v.safeParse(faultSetting, request);
  if (success) return output;
  throw new Error(reasonsOf(issues).join('; '));
}
