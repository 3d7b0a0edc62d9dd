import { submissionsOf, type VisitAccount } from './account.ts';
import { readArguments } from './arguments.ts';
import { describeTotals } from './describe-totals.ts';
import { describeVisit } from './describe-visit.ts';
import { drawVisit } from './draw-visit.ts';
import type { ChaosRun } from './chaos-run.ts';
import { runChaos } from './run-chaos.ts';
import { visitsOf } from './visits-of.ts';

const given = readArguments(process.argv.slice(2));
if (typeof given === 'string') {
  console.error(given);
  process.exit(1);
}
const { visits: count, seed, only } = given;

/** Most visits spend their time waiting. */
const lanes = 6;
const start = performance.now();

/** Every third seed runs without a back/forward cache, as browsers do when memory is short. */
const keepsPages = seed % 3 !== 0;

console.log(
  `Seed ${seed}${keepsPages ? '' : ', where going back loads a page anew'}: ${only === undefined ? `${count} visits over mixed faults` : `visit ${only}`}`,
);
const run: ChaosRun =
  only === undefined ? { next: visitsOf(seed, count), lanes } : { next: once(only), lanes: 1 };
let stoppedAt: number | undefined;
process.on('SIGINT', () => {
  if (stoppedAt === undefined) console.log('\nEnding the visits under way; press again to stop at once.');
  stoppedAt ??= performance.now();
  if (performance.now() > stoppedAt + 1000) process.exit(130); // package managers forward the same Ctrl-C
});
const next: ChaosRun['next'] = (played) => (stoppedAt === undefined ? run.next(played) : undefined);
const { visits, found, complaints } = await runChaos({ ...run, next, keepsPages, onVisit: logProgress });
const amiss = new Set([...complaints.map(({ visit }) => visit), only]);
for (const account of visits.filter(({ visit }) => amiss.has(visit.number)))
  console.log(`\n${describeVisit(account)}`);
console.log(`\nSeed ${seed}, ${elapsed()}: ${describeTotals({ visits, found, complaints })}`);
for (const { visit, kind, text } of complaints)
  console.log(`Visit ${visit}, ${kind}: ${text}\n  npm run chaos -- --replay ${seed}:${visit}`);
if (complaints.length > 0) process.exitCode = 1;
else
  console.log(
    'Every thank-you has one stored row with the typed values, and every press ended: none lost, doubled, dropped, stuck or wrong.',
  );

function once(number: number): ChaosRun['next'] {
  const visits = [drawVisit(seed, number)];
  return () => visits.pop();
}

/** Rewrites one line on a terminal; elsewhere prints a line every hundred visits. */
function logProgress(visits: readonly VisitAccount[]): void {
  const complaints = visits.reduce((sum, account) => sum + account.complaints.length, 0);
  const line = `${elapsed()}: ${visits.length} visits, ${submissionsOf(visits).length} leads, ${complaints} complaints`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line} `);
  else if (visits.length % 100 === 0) console.log(line);
}

function elapsed(): string {
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
