import type { WidgetEvent } from '@adviser-widgets/widget';

interface EventWords {
  /** When it is sent. */
  readonly when: string;
  /** What its detail holds beside `widget` and `id`: by key, what there is to say of it. The unit tests hold widgets to the keys. */
  readonly detail: Readonly<Record<string, string>>;
}

const nothing = {};
const pushed = { name: 'the event, as it was pushed', category: '', label: '', action: '' };

/** What the events of contract section 2 mean, and hold. */
const words: Readonly<Record<WidgetEvent, EventWords>> = {
  'aw:loading': { when: 'Its files are being fetched.', detail: nothing },
  'aw:ready': { when: 'It stands in the page.', detail: { version: '' } },
  'aw:failed': {
    when: 'It could not be shown; what stands inside is back. Cancel it to keep the console quiet.',
    detail: { phase: 'load, parse, render or effect', message: '' },
  },
  'aw:unmounted': { when: 'It has left the page.', detail: nothing },
  'aw:submit': { when: 'A press has passed the checks, before anything is sent.', detail: nothing },
  'aw:success': { when: 'It was received.', detail: nothing },
  'aw:error': { when: 'Something went wrong that the visitor is told of, or that costs a part of the widget.', detail: { kind: 'such as network or offline' } },
  'aw:reset': { when: 'It is empty again.', detail: nothing },
  'aw:results': { when: 'Results are shown.', detail: nothing },
  'aw:results-hidden': { when: 'Results are gone.', detail: nothing },
  'aw:open': { when: 'It has opened.', detail: nothing },
  'aw:close': { when: 'It has closed.', detail: nothing },
  'aw:analytics': { when: 'An event was handed to analytics.', detail: pushed },
};

/** Every event that a widget may send. */
export const eventNames: readonly string[] = Object.keys(words);

const ofForms: Partial<typeof words> = {
  'aw:submit': { when: 'A press has passed the checks, before the captcha. Once per press.', detail: { submissionId: '', attempt: 'the number of the try' } },
  'aw:success': { when: 'The API has accepted it.', detail: { submissionId: '' } },
  'aw:error': {
    when: 'It was not sent, and the visitor sees why.',
    detail: {
      kind: 'invalid, captcha-blocked, captcha-closed, captcha-expired, captcha-error, offline, timeout, network, http or refused',
      fields: 'with invalid, the names of those that are',
      message: 'with any other kind',
    },
  },
  'aw:reset': { when: 'The visitor has closed the message of success: the form is empty again.', detail: nothing },
};

/** What differs from the above in one family. */
const ofFamily: Readonly<Record<string, Partial<typeof words>>> = {
  'lead-forms': ofForms,
  survey: ofForms,
  'gift-programme': {
    ...ofForms,
    'aw:submit': {
      when: 'A press has passed the checks, before anything is sent.',
      detail: { submissionId: '', attempt: 'the number of the try, of the list of people alone' },
    },
  },
  'subscription-centre': {
    ...ofForms,
    'aw:submit': { when: 'A press has passed the checks.', detail: nothing },
    'aw:success': { when: 'The API has accepted it.', detail: nothing },
  },
  'adviser-search': {
    'aw:submit': { when: 'A region is being searched.', detail: { page: 'the path of the page' } },
    'aw:error': { when: 'No region was chosen, or the search failed.', detail: { page: '', kind: '', fields: 'with invalid', message: 'with any other kind' } },
    'aw:results': { when: 'The advisers of a region are shown.', detail: { page: '', advisers: 'a list of what is known of each' } },
    'aw:results-hidden': { when: 'They are not shown any more.', detail: { page: '' } },
    'aw:analytics': { when: words['aw:analytics'].when, detail: { page: '', ...pushed } },
  },
};

const ofSection = { index: 'its number, from 1' };

/** `accordion` alone says which of its parts it was. */
const ofWidget: Readonly<Record<string, Partial<typeof words>>> = {
  accordion: {
    'aw:open': { when: 'A section has opened.', detail: ofSection },
    'aw:close': { when: 'A section has closed.', detail: ofSection },
  },
};

/** Words about an event of a widget. */
export function eventWords(event: string, { family, widget }: { readonly family: string; readonly widget: string }): EventWords {
  const name = event as WidgetEvent; // the conformance tests hold definitions to these
  return ofWidget[widget]?.[name] ?? ofFamily[family]?.[name] ?? words[name];
}
