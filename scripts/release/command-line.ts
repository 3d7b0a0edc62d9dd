import { parseArgs } from 'node:util';
import { stepNames, type StepName } from './steps.ts';

export interface Wish {
  readonly isDryRun: boolean;
  /** The last step to take. */
  readonly until: StepName;
  /** Script of package.json that has to pass. */
  readonly tests: string;
}

const usage = `Usage: npm run release -- [--dry-run] [--until <step>] [--tests <script>]
  --dry-run   says what each step would do
  --until     stops after ${stepNames.join(', ')}
  --tests     what has to pass, instead of test:all`;

/** @throws {Error} that says what is wrong, with the usage */
export function readCommandLine(words: readonly string[]): Wish {
  const { 'dry-run': isDryRun = false, until = 'publish', tests = 'test:all' } = parse(words);
  if (!isStep(until)) throw new Error(`--until: there is no step "${until}".\n${usage}`);
  return { isDryRun, until, tests };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        'dry-run': { type: 'boolean' },
        until: { type: 'string' },
        tests: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function isStep(name: string): name is StepName {
  return stepNames.some((each) => each === name);
}
