import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { describeVisit } from './describe-visit.ts';
import { anyVisit } from './draw-visit.ts';
import { verdicts, type Complaint } from './judge.ts';
import { openBrowsers, openLane } from './lane.ts';
import { playVisit, type Played } from './play-visit.ts';
import type { Visit } from './visit.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replay: { type: 'string' },
    lanes: { type: 'string', default: '6' },
    'keep-size': { type: 'boolean' },
  },
});
const [visits = 300, seed = Math.floor(Math.random() * 1_000_000)] = positionals.map(Number);
const [, laneSeed, path] = /^(-?\d+):([\d:]+)$/.exec(given.replay ?? '') ?? [];
if ([visits, seed].some(Number.isNaN) || (given.replay !== undefined && path === undefined))
  throw new Error('Usage: npm run visits -- [visits] [seed], or npm run visits -- --replay <seed>:<path>');

/** Most of a visit is waiting. */
const lanes = path === undefined ? Math.min(visits, Number(given.lanes)) : 1;

/** Milliseconds for a search for a smaller visit that fails, too. */
const shrinkLimit = 240_000;

class VisitFailed extends Error {
  readonly played: Played;
  constructor(played: Played) {
    super(played.complaints.map(({ kind, text }) => `${kind}: ${text}`).join('\n'));
    this.played = played;
  }
}

const browsers = await openBrowsers();
const start = performance.now();
const tally = new Map<string, number>();
const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
console.log(path === undefined ? `Seed ${seed}: ${visits} visits` : `Visit ${given.replay}`);
const found = await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
await Promise.all(Object.values(browsers).map((browser) => browser.close()));
console.log(
  `${Math.round((performance.now() - start) / 1000)} s: ${[...tally].map(([what, times]) => `${what} ${times}`).join(', ')}`,
);
const complaints = found.flat();
console.log(
  verdicts
    .map((verdict) => `${verdict} ${complaints.filter(({ kind }) => kind === verdict).length}`)
    .join(' · '),
);
if (complaints.length > 0) process.exitCode = 1;

/** Each lane draws from its own seed, so that any of its visits can be played again alone. */
async function runLane(number: number): Promise<readonly Complaint[]> {
  const lane = await openLane(browsers);
  let endsShrinking = Infinity;
  const property = fc.asyncProperty(anyVisit, async (visit) => {
    if (performance.now() > endsShrinking) return;
    const played = await playVisit(lane, visit);
    if (endsShrinking === Infinity) note(visit, played);
    if (played.complaints.length === 0) return;
    endsShrinking = Math.min(endsShrinking, performance.now() + shrinkLimit);
    throw new VisitFailed(played);
  });
  const result = await fc.check(property, {
    seed: path === undefined ? seed * 100 + number : Number(laneSeed),
    numRuns: path === undefined ? Math.ceil((visits - number) / lanes) : 1,
    ...(path !== undefined && { path, endOnFailure: true }),
    endOnFailure: path !== undefined || given['keep-size'] === true,
    plugins: [fc.unbiased()],
  });
  await lane.close();
  if (!result.failed || !result.counterexample) return [];
  if (!(result.errorInstance instanceof VisitFailed)) throw result.errorInstance;
  const [smallest] = result.counterexample as [Visit]; // one value per run
  const { played } = result.errorInstance;
  console.log(`
A visit fails${result.numShrinks > 0 ? `, made smaller ${result.numShrinks} times` : ''}:
${describeVisit(smallest)}

What happened:
${played.story.join('\n')}

What is wrong:
${result.errorInstance.message}

Play it again: npm run visits -- --replay ${result.seed}:${result.counterexamplePath}
`);
  return played.complaints;
}

function note({ steps }: Visit, { endings }: Played): void {
  count('visits');
  steps.forEach(({ does }) => count(does));
  endings.forEach((ending) => count(`leads ${ending}`));
}
