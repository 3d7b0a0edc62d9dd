import { attempt } from '../attempt.ts';
import type { Runtime } from '../page.ts';

type Message = [deliver: (runtime: Runtime) => void, onFailed?: (error: unknown) => void];

export interface RuntimeLink {
  get(): Promise<Runtime>;
  current(): Runtime | undefined;
  /** Delivers messages in order. All share one promise: a page may send a thousand. */
  send(...message: Message): void;
}

export function reachRuntime(start: () => Promise<Runtime>, report: (error: unknown) => void): RuntimeLink {
  let wanted: Promise<Runtime> | undefined;
  let started: Runtime | undefined;
  const messages: Message[] = [];

  const get = () => {
    if (!wanted) (wanted = start().then((runtime) => (started = runtime))).catch(report); // reported only once
    return wanted;
  };
  const send = (...message: Message) => {
    if (messages.push(message) > 1) return;
    get().then(
      (runtime) =>
        messages
          .splice(0)
          .forEach(([deliver, onFailed = report]) => attempt(() => deliver(runtime), onFailed)),
      (error: unknown) => messages.splice(0).forEach(([, onFailed]) => onFailed?.(error)),
    );
  };
  return { get, current: () => started, send };
}
