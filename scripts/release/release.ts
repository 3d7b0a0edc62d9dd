import type { Wish } from './command-line.ts';
import type { Repository } from './repository.ts';
import { stepNames, stepsOfRelease } from './steps.ts';

interface Options extends Wish {
  readonly repository: Repository;
  /** Such as `2027-02-01`. */
  readonly date: string;
  readonly say: (line: string) => void;
}

/**
 * Takes the steps of a release that are left.
 *
 * @throws {Error} that says what stopped it; the same call goes on from there
 */
export async function release({ repository, isDryRun, until, tests, date, say }: Options): Promise<void> {
  await requireCleanCheckout(repository);
  const last = stepNames.indexOf(until);
  const steps = stepsOfRelease({ repository, tests, date }).slice(0, last + 1);
  let isTold = false;
  for (const step of steps) {
    // What is left to do begins with the first step that was not taken; in a dry run later ones can't know.
    const isDone: boolean = !(isDryRun && isTold) && (await step.isDone());
    say(`${isDone ? '✓' : '→'} ${step.name}: ${isDone ? 'done before' : await step.describe()}`);
    isTold ||= !isDone;
    if (!isDone && !isDryRun) await step.take();
  }
  if (!isDryRun) say(describeEnd(repository.version(), until));
}

async function requireCleanCheckout({ git }: Repository): Promise<void> {
  const changed = await git('status', '--porcelain');
  if (changed) throw new Error(`Commit or undo these first, as a release is of a commit:\n${changed}`);
}

function describeEnd(version: string, until: Wish['until']): string {
  const push = 'git push --follow-tags';
  if (until !== 'publish')
    return `${version} is ready up to "${until}". Next: ${push}, or this command without --until.`;
  return `${version} is published. Next: ${push}, and npm run cdn -- upload --to <target>.`;
}
