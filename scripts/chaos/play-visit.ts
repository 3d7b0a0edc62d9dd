import { setTimeout as wait } from 'node:timers/promises';
import { errors } from 'playwright';
import { openAccounts, type LeadAccount, type SeenComplaint, type VisitAccount } from './account.ts';
import { judgeEvents } from './judge-events.ts';
import type { Verdict } from './verdict.ts';
import { laneFor, type Lane } from './lane.ts';
import type { ChaosRun } from './chaos-run.ts';
import { playLeads } from './play-leads.ts';
import type { Visit } from './visit.ts';
import { watchPage } from './watch-page.ts';

/** Milliseconds: longer than a press may be busy (R20), even on a busy machine. */
const standardPatience = 40_000;

export async function playVisit(
  lane: Lane,
  visit: Visit,
  { patience = standardPatience, alter }: Pick<ChaosRun, 'patience' | 'alter'> = {},
): Promise<VisitAccount> {
  const { log, complain, reportToolTrouble, ...account } = openStory();
  const own = await laneFor(lane, visit);
  const page = await own.context.newPage();
  page.setDefaultTimeout(40_000);
  const leads = openAccounts(visit);
  try {
    const witness = await watchPage(page);
    await alter?.(page, visit);
    await playLeads({ visit, lane: own, page, witness, patience, log, complain }, leads);
    judgeEvents(
      witness,
      leads.filter(({ lead }) => !lead.isInDuplicate),
    ).forEach((complaint) => complain(complaint));
  } catch (error) {
    const text = `The visit broke off: ${String(error).split('\n')[0] ?? ''}`;
    if (isWaitedFor(error)) complain(text);
    else reportToolTrouble(text);
    leads.forEach(giveUpOn);
  }
  lane.sandbox.heal();
  for (const each of own.context.pages()) await each.close();
  await untilStored(lane, leads);
  await own.end();
  return { visit, leads, ...account };
}

const arrivalLimit = 15_000;

/** A request in flight outlives its page, but not its browser context. */
async function untilStored(lane: Lane, leads: readonly LeadAccount[]): Promise<void> {
  const awaited = leads.filter(({ mustBeStored }) => mustBeStored);
  const areStored = () => {
    const rows = JSON.stringify(lane.leads());
    return awaited.every(({ lead }) => rows.includes(lead.mark));
  };
  for (const end = performance.now() + arrivalLimit; !areStored() && performance.now() < end;) await wait(50);
}

function openStory() {
  const story: string[] = [];
  const complaints: SeenComplaint[] = [];
  const toolTrouble: string[] = [];
  const start = performance.now();
  const log = (line: string) =>
    void story.push(
      `${Math.round(performance.now() - start)
        .toString()
        .padStart(6)} ms  ${line}`,
    );
  const complain = (text: string, kind: Verdict = 'amiss') => {
    complaints.push({ kind, text });
    log(`COMPLAINT, ${kind}: ${text}`);
  };
  const reportToolTrouble = (text: string) => {
    toolTrouble.push(text);
    log(`TOOL TROUBLE: ${text}`);
  };
  return { story, complaints, toolTrouble, log, complain, reportToolTrouble };
}

/** A timeout is blamed on the product until someone investigates; any other error is the tool's. */
function isWaitedFor(error: unknown): boolean {
  return error instanceof errors.TimeoutError;
}

function giveUpOn(account: LeadAccount): void {
  if (account.lead.tries.length > 0 && account.ending === 'never sent') account.ending = 'unknown';
}
