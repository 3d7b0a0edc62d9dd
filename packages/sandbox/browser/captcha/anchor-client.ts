/** `fail` also stands for an unreachable server. */
export interface Answer {
  readonly mode: 'pass' | 'challenge' | 'close' | 'expire' | 'fail';
  readonly token?: string;
}

export interface Question {
  readonly sitekey: string;
  readonly solved: boolean;
}

export interface Anchor {
  ask(question: { readonly solved: boolean }): Promise<Answer>;
}

/** Milliseconds without an answer after which a frame counts as missing. */
const patience = 15_000;

/**
 * Asks through the badge's frame, like the vendor: the page's policy, fetch and offline handlers don't
 * apply. A frame that is moved in the page reloads and is asked again.
 */
export function createAnchor({ frame, sitekey }: { frame: HTMLIFrameElement; sitekey: string }): Anchor {
  let isLoaded = false;
  frame.addEventListener('load', () => (isLoaded = true));
  return {
    ask: ({ solved }) =>
      new Promise((resolve) => {
        const end = (answer: Answer) => {
          clearTimeout(timer);
          frame.removeEventListener('load', send);
          resolve(answer);
        };
        const send = () => post(frame, { sitekey, solved }, end);
        const timer = setTimeout(() => end({ mode: 'fail' }), patience);
        frame.addEventListener('load', send);
        if (isLoaded) send();
      }),
  };
}

function post(frame: HTMLIFrameElement, question: Question, end: (answer: Answer) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
  frame.contentWindow?.postMessage(question, new URL(frame.src).origin, [port2]);
}
