import { spawn } from 'node:child_process';
import { environment } from './run-in-app.ts';

interface Started {
  readonly said: string;
  stop(): void;
}

interface Wanted {
  readonly command: string;
  readonly says: RegExp;
}

/** Waits for the command's ready message; rejects with its output if it exits first. */
export function startCommand(folder: string, { command, says }: Wanted): Promise<Started> {
  // Detached, so that its process group can be killed: npx starts the program as a child.
  const child = spawn('sh', ['-ec', command], {
    cwd: folder,
    env: { ...environment(), NO_COLOR: '1' },
    detached: true,
  });
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
