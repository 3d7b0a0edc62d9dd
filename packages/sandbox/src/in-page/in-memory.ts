import { reasonAgainst, type IssuedToken } from '../captcha/token-rules.ts';
import type { Tokens } from '../captcha/tokens.ts';
import type { KnownRecord, Records } from '../records.ts';

/** Tokens in the order of their numbers: `token-1`, `token-2`, …. */
export function createTokensInMemory(): Tokens {
  const issued = new Map<string, IssuedToken>();
  return {
    issue: () => {
      const token = `token-${issued.size + 1}`;
      issued.set(token, { issuedAt: Date.now(), isUsed: false });
      return token;
    },
    use: (token) => {
      const known = issued.get(token);
      const reason = reasonAgainst(known, Date.now());
      if (known && reason === undefined) issued.set(token, { ...known, isUsed: true });
      return reason;
    },
  };
}

/** What an answer depends on; the requests themselves are the test's to keep. */
export function createRecordsInMemory(): Pick<Records, 'add' | 'find'> {
  const known = new Map<string, KnownRecord & { readonly attempts: number }>();
  let count = 0;
  return {
    add: ({ kind, path, revision, fields, submissionId }) => {
      const before = known.get(submissionId ?? '');
      const attempts = (before?.attempts ?? 0) + 1;
      const latest = before && before.revision >= revision ? before : { kind, path, revision, fields };
      if (submissionId !== null) known.set(submissionId, { ...latest, attempts });
      return { id: ++count, attempts };
    },
    find: (submissionId) => known.get(submissionId),
  };
}
