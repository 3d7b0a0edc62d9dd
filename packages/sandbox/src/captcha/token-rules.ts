export interface IssuedToken {
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly isUsed: boolean;
}

/** The vendor's tokens are valid for two minutes, and once. */
export const tokenLife = 120_000;

export function reasonAgainst(token: IssuedToken | undefined, now: number): string | undefined {
  if (!token) return 'expected a token issued here, got an unknown one';
  if (token.isUsed) return 'expected a new token, got one used before';
  if (now - token.issuedAt > tokenLife) return 'expected a token at most two minutes old, got an expired one';
  return undefined;
}
