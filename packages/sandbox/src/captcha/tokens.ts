import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { reasonAgainst, tokenLife } from './token-rules.ts';

/** Older tokens are deleted, and then refused as unknown. */
const memory = 60 * 60_000;

/** The tokens of the captcha, each good for one check. */
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
      const reason = reasonAgainst(
        row && { issuedAt: Number(row.issued_at), isUsed: row.used_at !== null },
        now(),
      );
      if (reason === undefined) markUsed.run(now(), token);
      return reason;
    },
  };
}
