import type { Answer, createAnchor } from './anchor-client.ts';
import { createBadge, type BadgeOptions } from './badge.ts';
import { createChallenge } from './challenge-overlay.ts';

/** Options of the vendor's `render`; others have no effect here. */
export interface RenderParameters extends BadgeOptions {
  sitekey?: string | undefined;
  size?: string | undefined;
  callback?: ((token: string) => void) | undefined;
  'expired-callback'?: (() => void) | undefined;
  'error-callback'?: (() => void) | undefined;
}

export interface Widget {
  execute(): void;
  reset(): void;
  response(): string;
}

interface WidgetParts {
  readonly container: HTMLElement;
  readonly parameters: RenderParameters;
  readonly source: URL | undefined;
  readonly connect: typeof createAnchor;
  readonly id: number;
}

const tokenLife = 120_000;

/** Milliseconds: long enough for a person to see it, or for a script to notice. */
const closesAfter = 300;

export function createWidget({ container, parameters, source, connect, id }: WidgetParts): Widget {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('');
  const badge = createBadge({ frameName: `a-${name}`, source, parameters, id });
  const challenge = createChallenge({
    frameName: `c-${name}`,
    source,
    onSolved: () => ask({ solved: true }),
    onDismissed: dismissed,
  });
  const anchor = connect({ frame: badge.frame, sitekey: checked(parameters) });
  container.append(badge.element);
  document.body.append(challenge.element);

  let run: 'idle' | 'busy' | 'done' = 'idle';
  /** Increases with each question and each end, so that outdated answers are ignored. */
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Like the vendor, does nothing during a check or while its token is valid. */
  function execute(): void {
    if (run !== 'idle') return;
    run = 'busy';
    ask({ solved: false });
  }

  function ask(question: { solved: boolean }): void {
    const asked = ++round;
    void anchor.ask(question).then((answer) => asked === round && endings[answer.mode](answer));
  }

  /** As with the vendor, no callback. */
  function dismissed(): void {
    challenge.hide();
    run = 'idle';
    round += 1;
  }

  const endings: Record<Answer['mode'], (answer: Answer) => void> = {
    pass: ({ token = '' }) => accept(token),
    expire: ({ token = '' }) => (accept(token), expire()),
    challenge: challenge.show,
    close: () => {
      challenge.show();
      timer = setTimeout(dismissed, closesAfter);
    },
    fail: () => (dismissed(), parameters['error-callback']?.()),
  };

  function accept(token: string): void {
    challenge.hide();
    run = 'done';
    badge.response.value = token;
    timer = setTimeout(expire, tokenLife);
    parameters.callback?.(token);
  }

  function expire(): void {
    reset();
    parameters['expired-callback']?.();
  }

  function reset(): void {
    clearTimeout(timer);
    challenge.hide();
    badge.response.value = '';
    run = 'idle';
    round += 1;
  }

  return { execute, reset, response: () => badge.response.value };
}

function checked({ sitekey, size }: RenderParameters): string {
  if (!sitekey) throw new Error('Missing required parameters: sitekey');
  if (size !== 'invisible') throw new Error('The captcha stand-in knows the size "invisible" only.');
  return sitekey;
}
