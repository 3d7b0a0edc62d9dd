import { parseArgs } from 'node:util';

export interface Wish {
  /** Names of steps, or of the files to repeat. */
  readonly names: readonly string[];
  readonly isAll: boolean;
  readonly listsSlowest: boolean;
  readonly repeat?: number;
}

const usage =
  'Use `npm test`, `npm run test:all`, `npm test -- [--slow] [steps]` or `npm test -- --repeat <times> <test files>`.';

/** @throws {Error} with the usage, for unknown options */
export function readCommandLine(words: readonly string[]): Wish {
  const { values, positionals } = parse(words);
  const repeat = values.repeat === undefined ? undefined : Number(values.repeat);
  if (repeat !== undefined && (!(repeat > 0) || !Number.isInteger(repeat) || positionals.length === 0))
    throw new Error(usage);
  return { names: positionals, isAll: values.all, listsSlowest: values.slow, repeat };
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
      },
    });
  } catch {
    throw new Error(usage);
  }
}
