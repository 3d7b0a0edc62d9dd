import type { DatabaseSync } from 'node:sqlite';
import type { Beacon } from './beacon.ts';

/** A beacon is kept for a day. */
const keptMs = 24 * 60 * 60 * 1000;

export interface StoredBeacon {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly beacon: Beacon;
}

/** Why beacons were refused, most frequent first. */
export interface Refusals {
  readonly reason: string;
  readonly count: number;
}

export interface Beacons {
  add(beacon: Beacon): void;
  refuse(reason: string): void;
  /** Those of the last `ms` milliseconds, newest first. */
  latest(ms: number): StoredBeacon[];
  refusals(ms: number): Refusals[];
  clear(): void;
}

export function createBeacons(database: DatabaseSync, now: () => number): Beacons {
  const insert = database.prepare('INSERT INTO beacons (received_at, body, refused) VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM beacons WHERE received_at < ?');
  const list = database.prepare(
    'SELECT received_at, body FROM beacons WHERE received_at > ? AND body IS NOT NULL ORDER BY id DESC',
  );
  const refusals = database.prepare(
    `SELECT refused AS reason, count(*) AS count FROM beacons WHERE received_at > ? AND refused IS NOT NULL
     GROUP BY refused ORDER BY count DESC, reason LIMIT 10`,
  );
  const store = (body: string | null, refused: string | null) => {
    forget.run(now() - keptMs);
    insert.run(now(), body, refused);
  };
  return {
    add: (beacon) => store(JSON.stringify(beacon), null),
    refuse: (reason) => store(null, reason),
    latest: (ms) =>
      list.all(now() - ms).map((row) => ({
        receivedAt: Number(row.received_at),
        beacon: JSON.parse(String(row.body)) as Beacon, // as it was stored
      })),
    refusals: (ms) =>
      refusals.all(now() - ms).map(({ reason, count }) => ({ reason: String(reason), count: Number(count) })),
    clear: () => database.exec('DELETE FROM beacons'),
  };
}
