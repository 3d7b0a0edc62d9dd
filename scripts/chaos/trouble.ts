import type { CaptchaMode, FaultRequest } from '@adviser-widgets/sandbox';

export type Fault = Omit<FaultRequest, 'path'>;

export type Place = 'lead' | 'token' | 'captcha script' | 'delivery code' | 'adviser list';

export interface Trouble {
  readonly name: string;
  /** A fault of the API, or of what `at` names. */
  readonly fault?: Fault;
  readonly at?: Place;
  readonly further?: readonly { readonly at: Place; readonly fault: Fault }[];
  /** Clock jumps while requests are in flight. Empty if the form may wait without a request. */
  readonly jumps?: readonly Jump[];
  /** Seconds that the form has to wait after a failure, on the page's clock. */
  readonly wait?: number;
  readonly captcha?: CaptchaMode;
  /** What the visitor does with the challenge. */
  readonly answer?: 'solve' | 'dismiss';
  /** Milliseconds on the page's clock. */
  readonly thinks?: number;
  /** Milliseconds of each phase, starting offline. */
  readonly offline?: { readonly from: 'before' | 'sending'; readonly turns: readonly number[] };
  /** Faked `navigator.onLine`. */
  readonly saysOnLine?: boolean;
  /** The API may have stored the lead although the visitor is told otherwise. */
  readonly mayStore?: boolean;
}

interface Jump {
  readonly at: Place;
  readonly ms: number;
}
