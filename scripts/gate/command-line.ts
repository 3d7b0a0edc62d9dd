import { parseArgs } from 'node:util';
import { readEngines, type EngineName } from '../engines/engines.ts';

export interface Wish {
  /** Names of steps, or of the files to repeat. */
  readonly names: readonly string[];
  readonly isAll: boolean;
  readonly listsSlowest: boolean;
  readonly repeat?: number;
  /** The engines that browser tests run in; the default ones if absent. */
  readonly engines?: readonly EngineName[];
}

const usage =
  'Use `npm test`, `npm run test:all`, `npm test -- [--slow] [--engines <engines>] [steps]` or `npm test -- [--engines <engines>] --repeat <times> <test files>`.';

/** @throws {Error} with the usage for unknown options, and with the engines for an unknown one */
export function readCommandLine(words: readonly string[]): Wish {
  const { values, positionals } = parse(words);
  const repeat = values.repeat === undefined ? undefined : Number(values.repeat);
  if (repeat !== undefined && (!(repeat > 0) || !Number.isInteger(repeat) || positionals.length === 0))
    throw new Error(usage);
  const engines = values.engines === undefined ? undefined : readEngines(values.engines);
  return { names: positionals, isAll: values.all, listsSlowest: values.slow, repeat, engines };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        slow: { type: 'boolean', default: false },
        repeat: { type: 'string' },
        engines: { type: 'string' },
      },
    });
  } catch {
    throw new Error(usage);
  }
}
