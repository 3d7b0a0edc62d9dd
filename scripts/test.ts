// The gate. `npm test` runs every step except the slow ones; `npm run test:all` runs those too. `npm test --
// types lint` runs only the named steps. `--slow` ends with the slowest tests and files of each step.
// `--repeat 20 <files>` runs test files repeatedly on a busy machine. `--engines firefox` runs browser tests in
// that engine only.
import { availableParallelism } from 'node:os';
import { readCommandLine, type Wish } from './gate/command-line.ts';
import { createGreenRuns } from './gate/green-runs.ts';
import { repeatUnderLoad } from './gate/repeat.ts';
import { stopCommands } from './gate/run-command.ts';
import { runStep, type Outcome } from './gate/run-step.ts';
import { chooseStages, type Step } from './gate/steps.ts';
import { slowTable } from './gate/slowest.ts';
import { stepLine, totalLine } from './gate/summary.ts';

const outcomes: Outcome[] = [];
const greenRuns = createGreenRuns();
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    stopCommands();
    process.exit(code);
  });
}

try {
  const wish = readCommandLine(process.argv.slice(2));
  if (wish.engines) process.env.AW_ENGINES = wish.engines.join();
  process.exitCode =
    wish.repeat === undefined
      ? await runGate(wish)
      : Math.min(1, await repeatUnderLoad(wish.names, wish.repeat));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runGate({ names, isAll, listsSlowest }: Wish): Promise<0 | 1> {
  if (isAll) Object.assign(process.env, { AW_ALL: '1', AW_BROWSER: 'whole' }); // enables the slow tests
  for (const stage of chooseStages({ names, isAll, hasChanged })) await runStage(stage);
  if (listsSlowest)
    outcomes.forEach(({ name, times }) => times && console.log(`\n${slowTable(name, times)}`));
  console.log(`\n${outcomes.map(stepLine).join('\n')}\n\n${totalLine(outcomes)}`);
  return outcomes.some(({ problem }) => problem !== undefined) ? 1 : 0;
}

/** In parallel, up to the number of cores. */
async function runStage(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) report(await runUnlessBroken(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** A step without its input would only hide the cause. */
async function runUnlessBroken(step: Step): Promise<Outcome> {
  const broken = outcomes.find(({ name, problem }) => name === step.needs && problem !== undefined);
  if (!broken) return runAndNote(step);
  return { name: step.name, seconds: 0, output: '', problem: `not run, as ${broken.name} failed` };
}

async function runAndNote(step: Step): Promise<Outcome> {
  const notePass = greenRuns.begin(step);
  const outcome = await runStep(step);
  if (outcome.problem === undefined) notePass();
  return outcome;
}

function hasChanged(step: Step): boolean {
  const isNew = greenRuns.hasChanged(step);
  if (!isNew) console.log(`– ${step.name}: passed before with the same files`);
  return isNew;
}

function report(outcome: Outcome): void {
  outcomes.push(outcome);
  const hasMore = (outcome.problem !== undefined || outcome.tells) && outcome.output !== '';
  console.log(
    hasMore
      ? `\n──── ${outcome.name} ────\n${outcome.output.trimEnd()}\n${stepLine(outcome)}\n`
      : stepLine(outcome),
  );
}
