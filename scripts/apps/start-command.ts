import { spawn } from 'node:child_process';
import { environment } from './install-app.ts';

interface Started {
  /** What it said that was waited for. */
  readonly said: string;
  stop(): void;
}

interface Wanted {
  /** As it is typed into a terminal. */
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it says once it is of use. */
  readonly says: RegExp;
}

/** Starts what runs until it is stopped, and waits for what it says; rejects with all that it said when it ends before. */
export function startCommand(folder: string, { command, env, says }: Wanted): Promise<Started> {
  // A group of its own: npx starts the program as a child.
  const child = spawn('sh', ['-ec', command], { cwd: folder, env: { ...environment(), NO_COLOR: '1', ...env }, detached: true });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
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
    child.on('exit', () => reject(new Error(`${command.trim()} has ended:\n${output}`)));
  });
}
