import {
  analyticsEvent,
  type ConfigNeed,
  type EventDoc,
  type EventDocs,
  type ReactProp,
} from '@adviser-widgets/widget/internal';

/** Accessibility notes that apply to every form. */
export const formAccessibility = [
  'Every field is a native control with a visible label, and with an autofill purpose where there is one; it is read out with its hint and its error, in the order of the screen, and fields that may stay empty say so.',
  'It works by keyboard throughout: when something is missing or wrong, the focus moves to the first such field, or to the list of errors if the page asks for one, and each error is written beside its field.',
  'While it sends, the button keeps the focus and says so; a failure is announced as an alert, and the message of success takes the focus, so that it is read out.',
  'Give it a heading, which is the name of the form, and the heading level that fits your page.',
] as const;

/** `aw:success` of forms that send a submission id. */
export const acceptedEvent = {
  when: 'The API has accepted it.',
  detail: { submissionId: '' },
} as const satisfies EventDoc<'aw:success'>;

/** `aw:error` of every form. */
export const refusedEvent = {
  when: 'It was not sent, and the visitor sees why.',
  detail: {
    kind: 'invalid, captcha-blocked, captcha-closed, captcha-expired, captcha-error, offline, timeout, network, http or refused',
    fields: 'with invalid, the names of those that are',
    message: 'with any other kind',
  },
} as const satisfies EventDoc<'aw:error'>;

/** `aw:reset` of every form that can be closed. */
export const closedEvent = {
  when: 'The visitor has closed the message of success: the form is empty again.',
} as const satisfies EventDoc<'aw:reset'>;

/** The events of a form that sends a lead or an answer. */
export const formEvents = {
  'aw:submit': {
    when: 'A press has passed the checks, before the captcha. Once per press.',
    detail: { submissionId: '', attempt: 'the number of the try' },
  },
  'aw:success': acceptedEvent,
  'aw:error': refusedEvent,
  'aw:reset': closedEvent,
  'aw:analytics': analyticsEvent,
} as const satisfies EventDocs;

/** The props of every lead form in an app, besides attributes, slots and events. */
export const formReactProps: Readonly<Record<string, ReactProp>> = {
  defaultValues: {
    type: '{ FormFirstName?: string, … }',
    description:
      'What fields start with, and go back to when the form is cleared, by the names they are sent under. What the visitor typed before a reload wins.',
  },
};

/** The configuration keys that every lead form needs, besides `brand`. */
export const leadNeeds: readonly ConfigNeed[] = [
  { key: 'captcha.siteKey', why: 'the check against robots; without it nothing can be sent' },
];
