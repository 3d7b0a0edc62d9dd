import type { CaptchaFailure } from '@adviser-widgets/widget/internal';
import { CaptchaError, type Captcha, type CaptchaToken } from './captcha.ts';
import { limits, moves, whatToCheck, type CaptchaEvent, type CaptchaState } from './captcha-states.ts';
import { findBadge, watchChallenge } from './challenge.ts';

/** The vendor's widget in the page. */
export interface CaptchaWidget {
  readonly element: HTMLElement;
  execute(): Promise<void>;
  reset(): Promise<void>;
}

export interface CaptchaPorts {
  /** Loads the vendor's script; rejects with a CaptchaError. */
  load(): Promise<void>;
  /** Renders the widget, which then reports to the machine. */
  show(): void;
  hide(): void;
  /** The page's captcha rendered nothing, or threw `cause`. Returns whether it is another vendor's, so that ours is loaded. */
  rejectForeign(cause: string): boolean;
}

interface Check {
  readonly promise: Promise<CaptchaToken>;
  readonly resolve: (token: CaptchaToken) => void;
  readonly reject: (error: unknown) => void;
}

/** A form's captcha: runs the table of states, and gives one promise per check. Its widget reports to it. */
export class CaptchaMachine implements Captcha {
  private readonly ports: CaptchaPorts;
  private state: CaptchaState = 'absent';
  private check: Check | undefined;
  private onChallenge: (isOpen: boolean) => void = () => {};
  private widget: CaptchaWidget | undefined;
  private isUsed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopWatching = () => {};
  private expireLast = () => {};

  constructor(ports: CaptchaPorts) {
    this.ports = ports;
  }

  prepare = (): void => void this.send('want');

  execute = (onChallenge: (isOpen: boolean) => void = () => {}): Promise<CaptchaToken> => {
    this.onChallenge = onChallenge;
    const { promise } = (this.check ??= createCheck()); // a second check joins one under way
    if (this.state === 'challenge') onChallenge(true);
    if (!this.send('press')) this.send('want');
    return promise;
  };

  rendered = (widget: CaptchaWidget): void => {
    this.widget = widget;
    this.lookForBadge();
  };

  /** The vendor's `render` threw. */
  broken = (cause: string): void => {
    if (this.state !== 'rendering') return;
    if (this.ports.rejectForeign(`threw "${cause}"`)) this.send('foreign');
    else this.fail('late', 'captcha-error', `The captcha was not shown: ${cause}${whatToCheck}`);
  };

  verified = (value: string): void => {
    let isFresh = true;
    this.expireLast = () => (isFresh = false);
    this.end('token', ({ resolve }) => resolve({ value, isFresh: () => isFresh }));
  };

  expired = (): void => this.expireLast();

  failed = (): void => this.fail('failed', 'captcha-error', `The captcha reported an error${whatToCheck}`);

  /** In a frame or window whose document is not the script's: the vendor's frames would talk to another window. */
  elsewhere = (): void =>
    this.fail(
      'late',
      'captcha-error',
      'The form is in another document than its script: a frame, or a window that the page has opened. Show it in the page, or load the app in that frame or window',
    );

  /** Unmounted with its form: the next check needs a new widget. */
  gone = (): void => this.fail('gone', 'captcha-error', 'The captcha was removed during its check');

  /** Returns false if the event means nothing in this state. */
  private send(event: CaptchaEvent): boolean {
    const before = this.state;
    const next = (moves[before] as Partial<Record<CaptchaEvent, CaptchaState>>)[event];
    if (!next) return false;
    this.state = next;
    clearTimeout(this.timer);
    const [limit] = limits[next] ?? [];
    if (limit) this.timer = setTimeout(() => this.late(), limit);
    if (before === 'challenge' || next === 'challenge') this.onChallenge(next === 'challenge');
    this.enter[next]?.();
    return true;
  }

  private readonly enter: Partial<Record<CaptchaState, () => void>> = {
    absent: () => {
      this.stopWatching();
      this.ports.hide();
    },
    loading: () => {
      this.ports.hide();
      this.ports.load().then(
        () => this.send('loaded'),
        (error: unknown) => this.end('failed', ({ reject }) => reject(error)),
      );
    },
    rendering: () => {
      this.widget = undefined;
      this.isUsed = false;
      this.ports.show();
    },
    ready: () => {
      this.stopWatching();
      if (this.check) this.send('press'); // came while it was loading
    },
    checking: () => void this.run(),
  };

  private end(event: CaptchaEvent, settle: (ended: Check) => void): void {
    const { check } = this;
    this.check = undefined;
    if (!this.send(event)) this.check = check;
    else if (check) settle(check);
  }

  private fail(event: CaptchaEvent, kind: CaptchaFailure, cause: string): void {
    this.end(event, ({ reject }) => reject(new CaptchaError(kind, cause)));
  }

  private late(): void {
    if (this.state === 'rendering' && this.ports.rejectForeign('rendered nothing')) this.send('foreign');
    const [, kind, cause] = limits[this.state] ?? [];
    if (kind && cause) this.fail('late', kind, cause);
  }

  private async run(): Promise<void> {
    const { widget } = this;
    if (!widget) return;
    this.watch(widget);
    try {
      if (this.isUsed) await widget.reset(); // a token is good for one request only
      this.isUsed = true;
      if (this.state === 'checking') await widget.execute();
    } catch {
      this.failed();
    }
  }

  private watch({ element }: CaptchaWidget): void {
    const unwatch = watchChallenge(element, (sight) => this.send(sight));
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && this.gone(); // a restored page has an old challenge
    addEventListener('pageshow', onPageShow);
    this.stopWatching = () => {
      unwatch();
      removeEventListener('pageshow', onPageShow);
    };
  }

  private lookForBadge(): void {
    if (this.state !== 'rendering' || !this.widget) return;
    if (findBadge(this.widget.element)) this.send('rendered');
    else setTimeout(() => this.lookForBadge(), 100);
  }
}

function createCheck(): Check {
  let [resolve, reject]: [Check['resolve'], Check['reject']] = [() => {}, () => {}];
  const promise = new Promise<CaptchaToken>((...given) => ([resolve, reject] = given));
  return { promise, resolve, reject };
}
