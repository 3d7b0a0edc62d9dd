import { randomUUID } from 'node:crypto';
import { isRecord, parseJson } from '@adviser-widgets/core/internal';
import { warn } from '@adviser-widgets/check/internal';
import type { Target } from './targets/target.ts';

/** No address of a release begins so. */
const lockFolder = '.uploads/';

/** How often a run says that it is alive. */
const renewalMs = 20_000;
/** A run that has said nothing for so long may have died. */
const silenceMs = 120_000;
/** A run that takes longer has hung: it is no longer renewed, and writes nothing more. */
const longestRunMs = 3_600_000;

/**
 * Runs an action that changes the target, unless another one does. Of two that begin together both may refuse. It
 * needs no conditional requests, which not every object storage has. A run that has died is taken over.
 *
 * @param command What the run does, for those who find it
 * @param action Gets the target, whose methods refuse to write once the run no longer has the lock
 * @throws {Error} that says since when which run changes the target
 */
export async function runAlone<Result>(
  target: Target,
  command: string,
  action: (held: Target) => Promise<Result>,
): Promise<Result> {
  const lock = new Lock(target, command);
  try {
    await lock.take();
    return await action(lock.held);
  } finally {
    await lock.release();
  }
}

/** Forgets all runs; returns a sentence about each. */
export async function unlock(target: Target): Promise<readonly string[]> {
  const forgotten: string[] = [];
  for (const path of await target.list(lockFolder)) {
    forgotten.push(`Forgot ${describe(await readNote(target, path))}.`);
    await target.remove(path);
  }
  return forgotten;
}

/** A run's note in the target. Anybody can read it, so it names a run and no person or machine. */
interface Note {
  readonly run: string;
  readonly command: string;
  readonly began: string;
  readonly renewed: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

class Lock {
  /** The target, for the run that has the lock. */
  readonly held: Target;
  readonly #target: Target;
  readonly #note: Note;
  readonly #path: string;
  #renewed = Date.now();
  #renewal: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isLost = false;

  constructor(target: Target, command: string) {
    const began = new Date().toISOString();
    this.#note = { run: randomUUID(), command, began, renewed: began };
    this.#path = `${lockFolder}${this.#note.run}.txt`;
    this.#target = target;
    this.held = {
      ...target,
      write: async (file) => (await this.#expectHeld(), target.write(file)),
      remove: async (path) => (await this.#expectHeld(), target.remove(path)),
    };
  }

  async take(): Promise<void> {
    for (const signal of signals) process.once(signal, this.#onSignal);
    await this.#write();
    this.#timer = setInterval(() => {
      this.#renewal = this.#renew().catch(() => {}); // the next write finds out how long ago the last one was
    }, renewalMs);
    this.#timer.unref();
    for (const path of await this.#target.list(lockFolder))
      if (path !== this.#path) await takeOver(this.#target, path);
  }

  async release(): Promise<void> {
    for (const signal of signals) process.off(signal, this.#onSignal);
    this.#isLost = true;
    clearInterval(this.#timer);
    await this.#renewal;
    await this.#target.remove(this.#path);
  }

  /** Ends as the signal would have, without leaving the lock. A second signal ends at once. */
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    const end = () => process.kill(process.pid, signal);
    void this.release().then(end, end);
  };

  async #write(): Promise<void> {
    const now = Date.now();
    const note: Note = { ...this.#note, renewed: new Date(now).toISOString() };
    await this.#target.write({ path: this.#path, content: Buffer.from(JSON.stringify(note)) });
    this.#renewed = now;
  }

  async #renew(): Promise<void> {
    if (Date.now() - Date.parse(this.#note.began) > longestRunMs) return clearInterval(this.#timer);
    this.#isLost ||= (await this.#target.read(this.#path)) === undefined;
    if (!this.#isLost) await this.#write();
  }

  /** A machine that slept, or had no network, may have been taken for dead. */
  async #expectHeld(): Promise<void> {
    if (Date.now() - this.#renewed > silenceMs / 2) await this.#renew();
    const isSilent = Date.now() - this.#renewed > silenceMs / 2;
    if (this.#isLost || isSilent)
      throw new Error(
        `This run no longer has ${this.#target.name} for itself, and has stopped: ${this.#isLost ? 'another one took it over' : 'it has taken too long'}. It can be repeated.`,
      );
  }
}

/** @throws {Error} if the other run is alive */
async function takeOver(target: Target, path: string): Promise<void> {
  const note = await readNote(target, path);
  if (!note) return; // it has just ended
  if (!(await hasDied(target, path, note)))
    throw new Error(
      `${target.name} is being changed by ${describe(note)}. Try again when it has ended. If it was interrupted, a run that begins two minutes later takes over; "npm run cdn -- unlock" forgets it at once.`,
    );
  warn(`Takes over from ${describe(note)}: it gives no sign of life.`);
  await target.remove(path);
}

/** By its time, and by a second look: the clocks of two machines may differ. */
async function hasDied(target: Target, path: string, note: Note): Promise<boolean> {
  if (Math.abs(Date.now() - Date.parse(note.renewed)) <= silenceMs) return false;
  warn(`${target.name} was left locked by ${describe(note)}. Waiting to see if it is alive …`);
  await new Promise((resolve) => setTimeout(resolve, renewalMs * 1.5));
  return (await readNote(target, path))?.renewed === note.renewed;
}

async function readNote(target: Target, path: string): Promise<Note | undefined> {
  const text = await target.read(path);
  if (!text) return undefined;
  const value = parseJson(text.toString());
  const fact = (key: string) => (isRecord(value) && typeof value[key] === 'string' ? value[key] : '');
  return { run: fact('run'), command: fact('command'), began: fact('began'), renewed: fact('renewed') };
}

function describe(note: Note | undefined): string {
  if (!note?.began) return 'a run of which nothing is known';
  const { run, command, began, renewed } = note;
  return `a run that began at ${began} (${command} ${run.slice(0, 8)}, last sign of life at ${renewed})`;
}
