import { setTimeout as wait } from 'node:timers/promises';
import { errors, type Page } from 'playwright';
import { forms } from './forms.ts';
import { judgeRows, type Complaint } from './judge.ts';
import type { Lane } from './lane.ts';
import { Visitor } from './visitor.ts';
import type { Visit } from './visit.ts';

export interface Played {
  readonly complaints: readonly Complaint[];
  /** What happened, with its milliseconds. */
  readonly story: readonly string[];
  /** How each lead ended. */
  readonly endings: readonly string[];
}

interface Options {
  /** Milliseconds after which a busy form counts as stuck: more than R20 allows, as machines are busy, too. */
  readonly patience?: number;
  readonly alter?: (page: Page) => Promise<void>;
}

/** Plays a visit in a browser against a sandbox and judges it. */
export async function playVisit(
  lane: Lane,
  visit: Visit,
  { patience = 40_000, alter }: Options = {},
): Promise<Played> {
  const story: string[] = [];
  const complaints: Complaint[] = [];
  const start = performance.now();
  const log = (line: string) =>
    void story.push(`${String(Math.round(performance.now() - start)).padStart(6)} ms  ${line}`);
  const complain = (text: string, kind: Complaint['kind'] = 'other') => {
    complaints.push({ kind, text });
    log(`${kind.toUpperCase()}: ${text}`);
  };
  const isStuck = () => complaints.some(({ kind }) => kind === 'stuck');
  const { page, address } = await lane.open(visit);
  const visitor = new Visitor({ visit, lane, address, patience, isStuck, log, complain }, page);
  try {
    await alter?.(page);
    await visitor.play();
  } catch (error) {
    const isWaitedFor = error instanceof errors.TimeoutError; // blamed on the product until someone investigates
    complain(`The visit broke off: ${String(error)}`, isWaitedFor ? 'other' : 'tool trouble');
    for (const lead of visitor.leads.filter(({ isOpen, contents }) => isOpen && contents.length > 0))
      lead.ending = 'unknown';
  }
  if (!complaints.some(({ kind }) => kind === 'tool trouble')) complaints.push(...visitor.judgeTab());
  lane.sandbox.heal();
  await page.close();
  await untilArrived(lane, visitor);
  complaints.push(...judgeRows(visitor.leads, rowsOf(lane)));
  await page.context().close();
  return { complaints, story, endings: visitor.leads.map(({ ending }) => ending) };
}

/** Milliseconds for a request that outlives its page, and for a second one that must not come. */
const limits = { arrival: 15_000, late: 500 };

async function untilArrived(lane: Lane, { leads }: Visitor): Promise<void> {
  const awaited = leads.filter(({ mustBeStored }) => mustBeStored);
  const areStored = () => {
    const rows = JSON.stringify(rowsOf(lane));
    return awaited.every((lead) => lead.isIn(rows));
  };
  for (const end = performance.now() + limits.arrival; !areStored() && performance.now() < end;)
    await wait(50);
  await wait(limits.late);
}

function rowsOf(lane: Lane) {
  return lane.rows().filter(({ kind }) => forms.some((form) => form.kind === kind));
}
