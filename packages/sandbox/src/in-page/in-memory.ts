import { reasonAgainst, type IssuedToken } from '../captcha/token-rules.ts';
import type { Tokens } from '../captcha/tokens.ts';
import type { Records } from '../records.ts';

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
export function createRecordsInMemory(): Pick<Records, 'add' | 'kindOf'> {
  const known = new Map<string, Pick<Parameters<Records['add']>[0], 'kind'> & { attempts: number }>();
  let count = 0;
  return {
    add: ({ kind, submissionId }) => {
      const record = known.get(submissionId ?? '') ?? { kind, attempts: 0 };
      record.attempts += 1;
      if (submissionId !== null) known.set(submissionId, record);
      return { id: ++count, attempts: record.attempts };
    },
    kindOf: (submissionId) => known.get(submissionId)?.kind,
  };
}
