import { attempt } from '../attempt.ts';
import type { Runtime } from '../page.ts';

/** Something the runtime is told, and who hears that it has not come. */
type Message = [deliver: (runtime: Runtime) => void, onFailed?: (error: unknown) => void];

/** The way to the runtime, which is fetched once somebody needs it. */
export interface RuntimeLink {
  get(): Promise<Runtime>;
  /** The runtime once it is there. */
  current(): Runtime | undefined;
  /** Delivers messages in order once it is there. Those of a whole page take one promise: there may be a thousand of them. */
  send(...message: Message): void;
}

export function reachRuntime(start: () => Promise<Runtime>, report: (error: unknown) => void): RuntimeLink {
  let wanted: Promise<Runtime> | undefined;
  let started: Runtime | undefined;
  const messages: Message[] = [];

  const get = () => {
    if (!wanted) (wanted = start().then((runtime) => (started = runtime))).catch(report); // once, whoever needed it
    return wanted;
  };
  const send = (...message: Message) => {
    if (messages.push(message) > 1) return;
    get().then(
      (runtime) => messages.splice(0).forEach(([deliver]) => attempt(() => deliver(runtime), report)),
      (error: unknown) => messages.splice(0).forEach(([, onFailed]) => onFailed?.(error)),
    );
  };
  return { get, current: () => started, send };
}
