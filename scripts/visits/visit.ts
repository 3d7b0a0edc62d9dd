import type { CaptchaMode, FaultRequest } from '@adviser-widgets/sandbox';
import type { FormShape } from './forms.ts';
import type { Person } from './people.ts';

/** How a visitor submits. Each of these ways once sent a lead twice. */
export const presses = [
  'click',
  'double click',
  'Enter',
  'Enter held',
  'Enter and click',
  'click, and again while sending',
] as const;
export type Press = (typeof presses)[number];

/** How a visitor fills in a form. `autofill` sets values without events, as some password managers do. */
export const entries = ['fill', 'autofill'] as const;
export type Entry = (typeof entries)[number];

/** What a fault hits. `pathOf` gives the end of its address. */
export type Place = 'lead' | 'token' | 'captcha' | 'second captcha file' | 'delivery code';

/** A fault as the sandbox takes it; its path follows from the form that is pressed. */
export type PlacedFault = { readonly at: Place } & Omit<FaultRequest, 'path'>;

/** What fails during one press. Everything but the connection can be set by hand at the sandbox. */
export interface Trouble {
  readonly faults?: readonly PlacedFault[];
  readonly captcha?: CaptchaMode;
  /** What the visitor does with the captcha's question; default `solve`. */
  readonly answer?: 'solve' | 'dismiss';
  /** The browser loses its connection, and has it again after these milliseconds. */
  readonly offline?: { readonly from: 'before the press' | 'while sending'; readonly ms: number };
}

/** What the visitor does. A form is a number; it counts from the first again after the page's last. */
export type Step =
  | { readonly does: 'edit'; readonly form: number; readonly field: number; readonly person: Person }
  | {
      readonly does: 'press';
      readonly form: number;
      readonly press: Press;
      readonly trouble: Trouble;
      /** Milliseconds after which the visitor goes on without an answer; otherwise the answer is awaited. */
      readonly patience: number | null;
    }
  | { readonly does: 'stay away'; readonly clock: 'kept' | 'set back' }
  | { readonly does: 'navigate'; readonly how: 'reload' | 'go back' | 'follow a link' | 'leave' | 'close' };

/** What other people's pages do to forms. Each was reported once, and lost or misdirected leads. */
export const quirks = [
  'has a base on another host',
  "runs the vendor's captcha snippet, without the captcha",
  'presses its own button on Enter',
  'disables a submit button when it is pressed',
  'wraps fetch and reads its options',
  'never grants a lock after its first load',
  'has a button named FormEmail in its introduction',
  'runs in a browser that reports no connection',
  'runs in a browser that reports a connection',
] as const;

/** Such a page cannot send (R33), so it is played as reported and never drawn. */
export const unconfigured = 'is a React app that configures nothing';
export type Quirk = (typeof quirks)[number] | typeof unconfigured;

export interface PlacedForm {
  readonly shape: FormShape;
  /** The adviser whose form it is; '' for none. */
  readonly adviser: string;
  readonly load: 'eager' | 'visible' | 'idle';
  readonly isInPopUp: boolean;
  readonly entry: Entry;
}

export interface Visit {
  readonly isOtherOrigin: boolean;
  readonly encoding: 'json' | 'form';
  /** The page declares `serverDedupes`, so forms retry automatically. */
  readonly isDeduped: boolean;
  /** Whether the browser keeps a page that the visitor leaves, for going back. */
  readonly keepsPages: boolean;
  readonly quirks: readonly Quirk[];
  readonly forms: readonly PlacedForm[];
  /** Who fills in the visit's first, second and further leads. */
  readonly people: readonly Person[];
  readonly steps: readonly Step[];
}

export const calm: Trouble = {};

/** Milliseconds from which a delay is longer than a form waits. Time then passes on a held clock. */
const never = 10_000;

/** Whether nothing excuses an error: a form waits for an answer within its limits. */
export function mustSucceed({ faults = [], captcha = 'pass', offline }: Trouble): boolean {
  return captcha === 'pass' && offline === undefined && faults.every(onlyDelays);
}

function onlyDelays({ delayMs = 0, status, reset, truncate, body, commit }: PlacedFault): boolean {
  return delayMs < never && status === undefined && !reset && !truncate && body === undefined && !commit;
}

export function hangingPlaces({ faults = [] }: Trouble): Place[] {
  return faults.filter(({ delayMs = 0 }) => delayMs >= never).map(({ at }) => at);
}

/** Whether the API may have the lead although the visitor is not thanked. */
export function mayStore({ faults = [], offline }: Trouble): boolean {
  const isTaken = ({ at, commit, delayMs = 0 }: PlacedFault) => at === 'lead' && (commit || delayMs >= never);
  return faults.some(isTaken) || offline !== undefined;
}

/** Whether a lead that leaves the page reaches the API intact. */
export function arrives({ faults = [], offline }: Trouble): boolean {
  const isTaken = (fault: PlacedFault) => fault.at !== 'lead' || fault.commit || onlyDelays(fault);
  const isIntact = (fault: PlacedFault) => !fault.preflight && (fault.delayMs ?? 0) < never && isTaken(fault);
  return offline === undefined && faults.every(isIntact);
}

/** Whether the visit needs a clock that the tool can move. */
export function movesClock({ steps }: Visit): boolean {
  return steps.some(
    (step) => step.does === 'stay away' || (step.does === 'press' && hangingPlaces(step.trouble).length > 0),
  );
}
