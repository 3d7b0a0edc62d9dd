import { attempt } from '@adviser-widgets/core/internal';
import type { Runtime } from '../page.ts';

type Message = [deliver: (runtime: Runtime) => void, onFailed?: (error: unknown) => void];

/** Milliseconds until the runtime loads although the page has not started, to say so on the console. */
const patienceMs = 5_000;

export interface RuntimeLink {
  /** Loads the runtime, also before the page has started. */
  get(): Promise<Runtime>;
  current(): Runtime | undefined;
  /** Delivers messages in order, from the start on. All share one promise: a page may send a thousand. */
  send(...message: Message): void;
}

interface Reach {
  readonly load: () => Promise<Runtime>;
  readonly started: Promise<void>;
  readonly report: (error: unknown) => void;
}

export function reachRuntime({ load, started, report }: Reach): RuntimeLink {
  let wanted: Promise<Runtime> | undefined;
  let loaded: Runtime | undefined;
  const messages: Message[] = [];

  const get = () => {
    if (!wanted) (wanted = load().then((runtime) => (loaded = runtime))).catch(report); // reported only once
    return wanted;
  };
  const send = (...message: Message) => {
    if (messages.push(message) > 1) return;
    setTimeout(get, patienceMs);
    started.then(get).then(
      (runtime) =>
        messages
          .splice(0)
          .forEach(([deliver, onFailed = report]) => attempt(() => deliver(runtime), onFailed)),
      (error: unknown) => messages.splice(0).forEach(([, onFailed]) => onFailed?.(error)),
    );
  };
  return { get, current: () => loaded, send };
}
