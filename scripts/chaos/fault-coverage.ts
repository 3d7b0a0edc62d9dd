import type { CaptchaMode, FaultRequest } from '@adviser-widgets/sandbox';
import type { Trouble } from './trouble.ts';

type Sets<Key extends string> = Readonly<Record<Key, (trouble: Trouble) => boolean>>;

/** A new property of a fault does not compile until it is listed here. */
export const playsFault: Sets<keyof FaultRequest> = {
  path: ({ at }) => at !== undefined,
  times: ({ fault }) => (fault?.times ?? 1) > 1,
  status: ({ fault }) => fault?.status !== undefined,
  delayMs: ({ fault }) => fault?.delayMs !== undefined,
  reset: ({ fault }) => fault?.reset === true,
  truncate: ({ fault }) => fault?.truncate === true,
  body: ({ fault }) => fault?.body !== undefined,
  contentType: ({ fault }) => fault?.contentType !== undefined,
  headers: ({ fault }) => fault?.headers !== undefined,
  preflight: ({ fault }) => fault?.preflight === true,
  commit: ({ fault }) => fault?.commit === true,
};

/** `pass` is the normal mode. */
export const playsCaptcha: Sets<CaptchaMode> = {
  pass: ({ captcha }) => captcha === undefined,
  challenge: ({ captcha }) => captcha === 'challenge',
  close: ({ captcha }) => captcha === 'close',
  expire: ({ captcha }) => captcha === 'expire',
  fail: ({ captcha }) => captcha === 'fail',
  block: ({ captcha }) => captcha === 'block',
};

/** Each is played with the lead stored and not stored. */
export const playsEnd: Sets<
  | 'redirect'
  | 'refusal'
  | 'server error'
  | 'a page after 2xx'
  | 'Retry-After'
  | 'body cut off after 2xx'
  | 'body cut off after an error'
  | 'connection broken'
  | 'no answer'
> = {
  redirect: ({ fault }) => Math.floor((fault?.status ?? 0) / 100) === 3,
  refusal: ({ fault }) => Math.floor((fault?.status ?? 0) / 100) === 4,
  'server error': ({ fault }) => Math.floor((fault?.status ?? 0) / 100) === 5,
  'a page after 2xx': ({ fault }) =>
    fault?.contentType === 'text/html' && !fault.truncate && (fault.status ?? 200) < 300,
  'Retry-After': ({ fault }) => fault?.headers?.['Retry-After'] !== undefined,
  'body cut off after 2xx': ({ fault }) => fault?.truncate === true && (fault.status ?? 200) < 300,
  'body cut off after an error': ({ fault }) => fault?.truncate === true && (fault.status ?? 200) >= 400,
  'connection broken': ({ fault }) => fault?.reset === true,
  'no answer': ({ fault }) => (fault?.delayMs ?? 0) > 25_000,
};
