import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** The vendor's tokens are valid for two minutes, and once. */
const tokenLife = 120_000;

/** Older tokens are deleted, and then refused as unknown. */
const memory = 60 * 60_000;

export interface Tokens {
  issue(options?: { readonly expired: boolean }): string;
  /** Returns why the token is invalid, or `undefined`. */
  use(token: string): string | undefined;
}

export function createTokens(database: DatabaseSync, now: () => number): Tokens {
  const forget = database.prepare('DELETE FROM tokens WHERE issued_at < ?');
  const insert = database.prepare('INSERT INTO tokens (token, issued_at) VALUES (?, ?)');
  const find = database.prepare('SELECT issued_at, used_at FROM tokens WHERE token = ?');
  const markUsed = database.prepare('UPDATE tokens SET used_at = ? WHERE token = ?');
  return {
    issue: ({ expired } = { expired: false }) => {
      const token = randomBytes(48).toString('base64url');
      forget.run(now() - memory);
      insert.run(token, expired ? now() - tokenLife - 1 : now());
      return token;
    },
    use: (token) => {
      const row = find.get(token);
      if (!row) return 'expected a token issued here, got an unknown one';
      if (row.used_at !== null) return 'expected a new token, got one used before';
      if (now() - Number(row.issued_at) > tokenLife)
        return 'expected a token at most two minutes old, got an expired one';
      markUsed.run(now(), token);
      return undefined;
    },
  };
}
