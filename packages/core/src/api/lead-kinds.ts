import type { Config } from '../config.ts';

/** What sets one kind of lead apart on the wire (rows 8, 9, 13, 39). */
export interface LeadKind {
  readonly path: string;
  readonly encoding: keyof Config['encoding'];
  readonly method: number;
  readonly leadSource?: number;
  readonly honeypotName: string;
  /** Name of the analytics event sent once the lead is accepted. */
  readonly eventName: string;
  /** Once it is accepted, the visitor belongs to its adviser (row 56). */
  readonly remembersAdviser?: true;
}

/** The kinds of lead and their wire. */
export const leadKinds = {
  requestCall: {
    path: 'call-centre',
    encoding: 'callCentre',
    method: 2,
    leadSource: 2,
    honeypotName: 'hamCheck',
    eventName: 'lead_call_centre',
  },
} as const satisfies Record<string, LeadKind>;
