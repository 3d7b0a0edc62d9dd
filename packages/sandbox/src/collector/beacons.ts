import type { DatabaseSync } from 'node:sqlite';
import type { Beacon } from './beacon.ts';

/** A beacon is kept for a day. */
const keptMs = 24 * 60 * 60 * 1000;

export interface StoredBeacon {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly beacon: Beacon;
}

export interface Beacons {
  add(beacon: Beacon): void;
  refuse(reason: string): void;
  /** Those of the last day, newest first. */
  list(): StoredBeacon[];
  /** Why beacons of the last day were refused. */
  refusals(): string[];
  clear(): void;
}

export function createBeacons(database: DatabaseSync, now: () => number): Beacons {
  const insert = database.prepare('INSERT INTO beacons (received_at, body, refused) VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM beacons WHERE received_at < ?');
  const select = database.prepare('SELECT * FROM beacons ORDER BY id DESC');
  const kept = () => {
    forget.run(now() - keptMs);
    return select.all();
  };
  const store = (body: string | null, refused: string | null) => {
    forget.run(now() - keptMs);
    insert.run(now(), body, refused);
  };
  return {
    add: (beacon) => store(JSON.stringify(beacon), null),
    refuse: (reason) => store(null, reason),
    list: () =>
      kept()
        .filter(({ body }) => body !== null)
        .map(({ received_at, body }) => ({
          receivedAt: Number(received_at),
          beacon: JSON.parse(String(body)) as Beacon, // as it was stored
        })),
    refusals: () => kept().flatMap(({ refused }) => (refused === null ? [] : [String(refused)])),
    clear: () => database.exec('DELETE FROM beacons'),
  };
}
