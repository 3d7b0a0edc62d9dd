import { setTimeout as wait } from 'node:timers/promises';
import { cutText } from '@adviser-widgets/core/internal';
import type { Answered, Sent } from './send-call.ts';
import { missingField, recordsWith, type Stored } from './stored-records.ts';
import type { Target } from './target.ts';

/** How often records are read: some APIs store a moment after their answer. */
const reads = 5;

/** Returns what is wrong with an answer, or with the records of its id: there has to be one, as it was sent. */
export async function storedOnce({ problem, text }: Answered, sent: Sent, target: Target): Promise<string> {
  if (problem) return text ? `${problem}: ${cutText(text, 200)}` : problem;
  const isThere = (record: Stored | undefined) => record !== undefined && missingField(sent, record) === '';
  const stored = await recordsUnder(sent.id, 1, target, isThere);
  if (stored === undefined) return '';
  const [record] = stored;
  if (!record) return `it was answered with success, but no record holds its SubmissionId ${sent.id}`;
  if (stored.length > 1) return `it is stored ${stored.length} times`;
  const field = missingField(sent, record);
  return field && `its record does not hold ${field} as it was sent`;
}

/** Returns the records of an id, as soon as there are as many as expected; `undefined` if they cannot be read. */
export async function recordsUnder(
  id: string,
  expected: number,
  target: Target,
  isThere: (record: Stored | undefined) => boolean = () => true,
): Promise<readonly Stored[] | undefined> {
  if (target.records === undefined) return undefined;
  for (let tries = 1; ; tries++) {
    const stored = await recordsWith(id, target);
    const isDone = stored.length > expected || (stored.length === expected && isThere(stored[0]));
    if (isDone || tries === reads) return stored;
    await wait(100 * tries);
  }
}
