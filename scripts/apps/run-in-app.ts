import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the output; rejects with it if the command fails. */
export async function runInApp(
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

/** Without pnpm's settings for the repository, which npm would otherwise use. */
export function environment(): NodeJS.ProcessEnv {
  const foreign = /^(npm_(?!config_(registry|.*proxy|cafile|cache|userconfig)$).*|NODE_ENV|NODE_OPTIONS)$/i;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
}
