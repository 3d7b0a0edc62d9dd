import type { AnalyticsEvent, RequestFailure } from '@adviser-widgets/core';

/** Why there is no token of a bot check: script blocked, or check closed, expired or failed. */
export type CaptchaFailure = 'captcha-blocked' | 'captcha-closed' | 'captcha-expired' | 'captcha-error';

/** Why something was not sent, searched or shown: the `kind` of `aw:error`. */
export type ErrorKind = 'invalid' | CaptchaFailure | RequestFailure;

/** What the event of each name carries besides `widget` and `id`; a widget's definition says which of it. */
export interface EventDetails {
  'aw:loading': object;
  'aw:ready': { readonly version: string };
  'aw:failed': { readonly phase: 'load' | 'parse' | 'render' | 'effect'; readonly message: string };
  'aw:unmounted': object;
  'aw:submit': {
    readonly submissionId: string;
    /** The number of the try, from 1. */
    readonly attempt: number;
    /** The path of the page. */
    readonly page: string;
  };
  'aw:success': { readonly submissionId: string };
  'aw:error': {
    readonly kind: ErrorKind;
    /** With `invalid`: the names of the fields that are. */
    readonly fields?: readonly string[];
    /** With any other kind: for developers, not for visitors. */
    readonly message?: string;
    /** The path of the page. */
    readonly page: string;
  };
  'aw:reset': object;
  'aw:results': {
    /** The path of the page. */
    readonly page: string;
  };
  'aw:results-hidden': {
    /** The path of the page. */
    readonly page: string;
  };
  'aw:open': {
    /** The number of the section, from 1. */
    readonly index: number;
  };
  'aw:close': {
    /** The number of the section, from 1. */
    readonly index: number;
  };
  'aw:analytics': AnalyticsEvent & {
    /** The path of the page. */
    readonly page: string;
  };
}

/** The name of an event that widgets send. */
export type WidgetEvent = keyof EventDetails;

/** Sends an event to the page. `detail` never carries what a visitor typed. */
export type SendEvent = <Event extends WidgetEvent>(
  event: Event,
  detail?: Partial<EventDetails[Event]>,
) => void;
