import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the output; rejects with it if the command fails. */
export async function runCommand(
  folder: string,
  [command, ...parameters]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, parameters, {
      cwd: folder,
      env: { ...environment(), ...env },
      maxBuffer: 50_000_000,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // what `execFile` rejects with
    throw new Error(`${[command, ...parameters].join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

interface Wanted {
  readonly command: string;
  readonly says: RegExp;
}

/** Waits for the command's ready message; rejects with its output if it exits first. */
export function startCommand(
  folder: string,
  { command, says }: Wanted,
): Promise<{ readonly said: string; stop(): Promise<void> }> {
  // Detached, so that its process group can be killed: npx starts the program as a child.
  const child = spawn('sh', ['-ec', command], {
    cwd: folder,
    env: { ...environment(), NO_COLOR: '1' },
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [said] = says.exec(output) ?? [];
      if (said) resolve({ said, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`${command.trim()} has ended:\n${output}`)));
  });
}

/** Without pnpm's settings for the repository, which npm would otherwise use. */
export function environment(): NodeJS.ProcessEnv {
  const foreign = /^(npm_(?!config_(registry|.*proxy|cafile|cache|userconfig)$).*|NODE_ENV|NODE_OPTIONS)$/i;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
}
