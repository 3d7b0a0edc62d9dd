import { chromium } from 'playwright';
import { browserArgs, findBrowser, findTestBrowser } from '../browser.ts';
import type { VisitAccount } from './account.ts';
import type { ChaosRun } from './chaos-run.ts';
import { findRows, judgeRows, type Complaint, type FoundRows } from './judge-rows.ts';
import { openLane, type Lane } from './lane.ts';
import { playVisit } from './play-visit.ts';

export interface ChaosResult {
  readonly visits: readonly VisitAccount[];
  readonly found: FoundRows;
  readonly complaints: readonly Complaint[];
}

/** Milliseconds after the last visit for requests in flight to arrive: longer than the slowest one takes. */
const afterglow = 3000;

export async function runChaos({ keepsPages = true, ...run }: ChaosRun): Promise<ChaosResult> {
  const browser = await chromium.launch({
    executablePath: keepsPages ? findBrowser() : findTestBrowser(), // the headless shell has no back/forward cache
    args: [...browserArgs],
    handleSIGINT: false, // the caller handles it
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [], // Playwright sets this flag itself
  });
  const visits: VisitAccount[] = [];
  const lanes = await Promise.all(
    Array.from({ length: run.lanes }, async () => playLane(await openLane(browser), run, visits)),
  );
  await browser.close();
  const found = {
    leads: lanes.flatMap(({ leads }) => leads),
    strangers: lanes.flatMap(({ strangers }) => strangers),
  };
  const seen = visits.flatMap(complaintsOf);
  return { visits, found, complaints: [...seen, ...judgeRows(found)] };
}

function complaintsOf({ visit: { number: visit }, complaints, toolTrouble }: VisitAccount): Complaint[] {
  return [
    ...toolTrouble.map((text): Complaint => ({ visit, kind: 'tool trouble', text })),
    ...complaints.map((complaint) => ({ visit, ...complaint })),
  ];
}

/** Reads the rows only after the last visit, because a second row may arrive late. */
async function playLane(
  lane: Lane,
  { next, onVisit, ...how }: ChaosRun,
  visits: VisitAccount[],
): Promise<FoundRows> {
  const own: VisitAccount[] = [];
  for (let visit = next(visits); visit; visit = next(visits)) {
    const account = await playVisit(lane, visit, how);
    own.push(account);
    visits.push(account);
    onVisit?.(visits);
  }
  await new Promise((resolve) => setTimeout(resolve, afterglow));
  const found = findRows(
    own.flatMap(({ leads }) => leads),
    lane.leads(),
  );
  await lane.close();
  return found;
}
