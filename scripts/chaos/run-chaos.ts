import { chromium, type Page } from 'playwright';
import { browserArgs, findBrowser, findTestBrowser } from '../browser.ts';
import type { VisitAccount } from './account.ts';
import { findRows, judgeRows, type Complaint, type FoundRows } from './judge-rows.ts';
import { openLane, type Lane } from './lane.ts';
import { playVisit } from './play-visit.ts';
import type { Visit } from './visit.ts';

export interface ChaosRun {
  /** The next visit, or nothing when it was the last; told what has been so far. */
  readonly next: (visits: readonly VisitAccount[]) => Visit | undefined;
  /** How many visits at a time. */
  readonly lanes: number;
  /** Whether the browser keeps pages for going back; else they load anew. Default true. */
  readonly keepsPages?: boolean;
  /** Called after each visit. */
  readonly onVisit?: (visits: readonly VisitAccount[]) => void;
  /** See `playVisit`. */
  readonly patience?: number;
  /** Breaks what a page sends or hears, so that the judge has something to find. */
  readonly alter?: (page: Page, visit: Visit) => Promise<void>;
}

export interface ChaosResult {
  readonly visits: readonly VisitAccount[];
  /** What the API had when all was over. */
  readonly found: FoundRows;
  readonly complaints: readonly Complaint[];
}

/** Milliseconds after the last visit in which requests under way arrive: longer than the slowest that still does. */
const afterglow = 3000;

/** Plays visits in a real browser against real sandboxes, several at a time, and judges them. */
export async function runChaos({ keepsPages = true, ...run }: ChaosRun): Promise<ChaosResult> {
  const browser = await chromium.launch({
    executablePath: keepsPages ? findBrowser() : findTestBrowser(), // one without a window keeps no pages for going back
    args: [...browserArgs],
    handleSIGINT: false, // whoever runs it decides
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [], // Playwright's own
  });
  const visits: VisitAccount[] = [];
  const lanes = await Promise.all(Array.from({ length: run.lanes }, async () => playLane(await openLane(browser), run, visits)));
  await browser.close();
  const found = { leads: lanes.flatMap(({ leads }) => leads), strangers: lanes.flatMap(({ strangers }) => strangers) };
  const seen = visits.flatMap(complaintsOf);
  return { visits, found, complaints: [...seen, ...judgeRows(found)] };
}

function complaintsOf({ visit: { number: visit }, complaints, toolTrouble }: VisitAccount): Complaint[] {
  return [...toolTrouble.map((text): Complaint => ({ visit, kind: 'tool trouble', text })), ...complaints.map((complaint) => ({ visit, ...complaint }))];
}

/** One visit after another; what is stored is looked at when the last has ended, as a second row may come late. */
async function playLane(lane: Lane, { next, onVisit, ...how }: ChaosRun, visits: VisitAccount[]): Promise<FoundRows> {
  const own: VisitAccount[] = [];
  for (let visit = next(visits); visit; visit = next(visits)) {
    const account = await playVisit(lane, visit, how);
    own.push(account);
    visits.push(account);
    onVisit?.(visits);
  }
  await new Promise((resolve) => setTimeout(resolve, afterglow));
  const found = findRows(own.flatMap(({ leads }) => leads), lane.leads());
  await lane.close();
  return found;
}
