import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { sampleAdvisers, type Adviser } from './advisers/sample-advisers.ts';
import { createApp } from './app.ts';
import { sampleArticles, type Article } from './articles/sample-articles.ts';
import type { CaptchaMode, CaptchaSetting } from './captcha/captcha-switch.ts';
import { createTokens } from './captcha/tokens.ts';
import { createChanges } from './changes.ts';
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

/** Where a sandbox keeps its data, and what it serves in place of what is made up. */
export interface SandboxOptions {
  /** SQLite file, made when missing and kept between starts. */
  readonly db: string;
  /** Folder of the built loader; its content is served under `/adviser-widgets/`. */
  readonly assets?: string;
  /** The demo site, asked last. Without it `/` leads to the page for people. */
  readonly site?: RequestHandler;
  /** Who is in the adviser list; without it, made-up people. */
  readonly advisers?: readonly Adviser[];
  /** What the search finds, by index; without it, a few pages and posts and the made-up people. */
  readonly searchRecords?: SearchRecords;
  /** What `/api/blog` lists, newest first; without it, made-up articles. */
  readonly articles?: readonly Article[];
  /** Share of the requests, 0 to 1, that are answered up to 0.8 s late, at random; default 0. */
  readonly late?: number | undefined;
  /** Milliseconds since 1970; tests give their own clock. */
  readonly now?: () => number;
}

/** A sandbox under way, as a test or a script has it in hand. */
export interface Sandbox {
  /**
   * Starts on 127.0.0.1; port 0 takes any free one.
   * @throws when the port is taken, in one sentence fit for a terminal
   */
  listen(port: number): Promise<Address>;
  /** Drops every connection and closes the file. */
  close(): Promise<void>;
  /** What has arrived, newest first. */
  records(kind?: RecordKind): StoredRecord[];
  /**
   * Adds a failure, as `POST /__sandbox/faults` does.
   * @throws when there is no such failure
   */
  fail(fault: FaultRequest): void;
  /** Sets what the captcha does next, as `PUT /__sandbox/captcha` does. */
  captcha(setting: CaptchaSetting): void;
  /** Sets what the map service does next, as `PUT /__sandbox/maps` does. */
  maps(setting: MapsSetting): void;
  /** No failures any more, a captcha that passes, and maps in order; records stay. */
  heal(): void;
}

/** The product's API on a real SQLite file, with faults and stand-ins (contract section 7). */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { db, assets, site, advisers = sampleAdvisers, articles = sampleArticles, searchRecords = sampleRecords, late = 0, now = Date.now } = options;
  const database = openDatabase(db);
  const changes = createChanges();
  const records = createRecords({ database, now, changes });
  const tokens = createTokens(database, now);
  const faults = createFaults(changes);
  const captcha = createModeSwitch<CaptchaMode>(changes);
  const maps = createModeSwitch<MapsMode>(changes);
  const connections = createConnections();
  const search = createSearchIndexes(searchRecords);
  const parts = { records, tokens, faults, captcha, maps, connections, changes };
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

/** @throws with every reason why there is no such failure */
function readFault(request: FaultRequest): Fault {
  const { success, output, issues } = v.safeParse(faultSetting, request);
  if (success) return output;
  throw new Error(reasonsOf(issues).join('; '));
}
