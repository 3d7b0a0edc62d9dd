import { print, runTool } from '@adviser-widgets/check/internal';
import fc from 'fast-check';
import { describeVisit } from './describe-visit.ts';
import { anyVisit } from './draw-visit.ts';
import { verdicts, type Complaint } from './judge.ts';
import { openBrowsers, openLane, type Browsers } from './lane.ts';
import { playVisit, type Played } from './play-visit.ts';
import { reportedVisits } from './reported-visits.ts';
import type { Visit } from './visit.ts';

const given = /^(?:(\d+)? ?(\d+)?|--replay (\d+):([\d:]+))$/.exec(process.argv.slice(2).join(' '));
if (!given) throw new Error('Usage: npm run visits -- [drawn visits] [seed], or -- --replay <seed>:<path>');
const [, drawn = '300', seed = String(Date.now() % 1_000_000), replaySeed, path] = given;
const isReplay = path !== undefined;

/** Most of a visit is waiting. */
const lanes = 6;

/** Milliseconds to look for a smaller visit that fails, too. */
const shrinkLimit = 300_000;

class VisitFailed extends Error {
  readonly played: Played;
  constructor(played: Played) {
    super(played.complaints.map(({ kind, text }) => `${kind}: ${text}`).join('\n'));
    this.played = played;
  }
}

const tally = new Map<string, number>();

await runTool(async () => {
  const start = performance.now();
  const browsers = await openBrowsers();
  print(
    isReplay
      ? `Visit ${replaySeed}:${path}`
      : `Seed ${seed}: ${reportedVisits.length} reported visits, then ${drawn} drawn`,
  );
  const numbers = isReplay ? [Number(replaySeed) % lanes] : [...Array(lanes).keys()];
  const found = await Promise.all(numbers.map((number) => runLane(number, browsers)));
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${seconds} s: ${[...tally].map(([what, times]) => `${what} ${times}`).join(', ')}`);
  const kinds = found.flat().map(({ kind }) => kind);
  print(
    verdicts.map((verdict) => `${verdict} ${kinds.filter((kind) => kind === verdict).length}`).join(' · '),
  );
  if (kinds.length > 0) process.exitCode = 1;
});

/** Each lane draws from its own seed, so that any of its visits can be played again alone. */
async function runLane(number: number, browsers: Browsers): Promise<readonly Complaint[]> {
  const lane = await openLane(browsers);
  const reported = reportedVisits.filter((_, index) => index % lanes === number);
  const share = Math.ceil((Number(drawn) - number) / lanes);
  let endsShrinking: number | undefined;
  const property = fc.asyncProperty(anyVisit, async (visit) => {
    if (endsShrinking !== undefined && performance.now() > endsShrinking) return;
    if (isReplay) print(...describeVisit(visit).split('\n'));
    const played = await playVisit(lane, visit);
    if (endsShrinking === undefined) note(visit, played);
    if (played.complaints.length === 0) return;
    endsShrinking ??= performance.now() + shrinkLimit;
    throw new VisitFailed(played);
  });
  const result = await fc.check(property, {
    examples: reported.map((visit) => [visit]),
    ...(isReplay
      ? { seed: Number(replaySeed), path, numRuns: 1, endOnFailure: true }
      : { seed: Number(seed) * lanes + number, numRuns: reported.length + share }), // fast-check counts its examples
    plugins: [fc.unbiased()],
  });
  await lane.close();
  if (!result.failed) return [];
  if (!(result.errorInstance instanceof VisitFailed)) throw result.errorInstance;
  const [smallest] = result.counterexample as [Visit]; // a failed run has one, of one value
  const { played, message } = result.errorInstance;
  print(
    '',
    `A visit fails, made smaller ${result.numShrinks} times:`,
    ...describeVisit(smallest).split('\n'),
    '',
    'What happened:',
    ...played.story.flatMap((line) => line.split('\n')),
    '',
    'What is wrong:',
    ...message.split('\n'),
    '',
    `Play it again: npm run visits -- --replay ${result.seed}:${result.counterexamplePath}`,
    '',
  );
  return played.complaints;
}

function note({ steps }: Visit, { endings }: Played): void {
  const names = ['visits', ...steps.map(({ does }) => does), ...endings.map((ending) => `leads ${ending}`)];
  for (const name of names) tally.set(name, (tally.get(name) ?? 0) + 1);
}
