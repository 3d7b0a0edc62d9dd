import type { WidgetEvent } from '@adviser-widgets/widget';

interface EventWords {
  /** When it is sent. */
  readonly when: string;
  /** What its detail holds beside `widget` and `id`; '' for nothing. */
  readonly detail: string;
}

/** What the events of contract section 2 mean, and hold. */
const words: Readonly<Record<WidgetEvent, EventWords>> = {
  'aw:loading': { when: 'Its files are being fetched.', detail: '' },
  'aw:ready': { when: 'It stands in the page.', detail: 'version' },
  'aw:failed': { when: 'It could not be shown; what stands inside is back. Cancel it to keep the console quiet.', detail: 'phase: load, parse, render or effect; message' },
  'aw:unmounted': { when: 'It has left the page.', detail: '' },
  'aw:submit': { when: 'A press has passed the checks, before anything is sent.', detail: '' },
  'aw:success': { when: 'It was received.', detail: '' },
  'aw:error': { when: 'Something went wrong that the visitor is told of, or that costs a part of the widget.', detail: 'kind, such as network or offline' },
  'aw:reset': { when: 'It is empty again.', detail: '' },
  'aw:results': { when: 'Results are shown.', detail: '' },
  'aw:results-hidden': { when: 'Results are gone.', detail: '' },
  'aw:open': { when: 'It has opened.', detail: '' },
  'aw:close': { when: 'It has closed.', detail: '' },
  'aw:analytics': { when: 'An event was handed to analytics.', detail: 'name, category, label, action: the event as it was pushed' },
};

const ofForms: Partial<typeof words> = {
  'aw:submit': { when: 'A press has passed the checks, before the captcha. Once per press.', detail: 'submissionId, attempt: the number of the try' },
  'aw:success': { when: 'The API has accepted it.', detail: 'submissionId' },
  'aw:error': {
    when: 'It was not sent, and the visitor sees why.',
    detail: 'kind: invalid, captcha-blocked, captcha-closed, captcha-expired, captcha-error, offline, timeout, network, http or refused; with invalid also fields, the names of those that are; else message',
  },
  'aw:reset': { when: 'The visitor has closed the message of success: the form is empty again.', detail: '' },
};

/** What differs from the above in one family. */
const ofFamily: Readonly<Record<string, Partial<typeof words>>> = {
  'lead-forms': ofForms,
  survey: ofForms,
  'gift-programme': { ...ofForms, 'aw:submit': { when: 'A press has passed the checks, before anything is sent.', detail: 'submissionId; of the list of people also attempt, the number of the try' } },
  'subscription-centre': { ...ofForms, 'aw:submit': { when: 'A press has passed the checks.', detail: '' }, 'aw:success': { when: 'The API has accepted it.', detail: '' } },
  'adviser-search': {
    'aw:submit': { when: 'A region is being searched.', detail: 'page: the path of the page' },
    'aw:error': { when: 'No region was chosen, or the search failed.', detail: 'page; kind; with invalid also fields, else message' },
    'aw:results': { when: 'The advisers of a region are shown.', detail: 'page; advisers: a list of what is known of each' },
    'aw:results-hidden': { when: 'They are not shown any more.', detail: 'page' },
    'aw:analytics': { when: words['aw:analytics'].when, detail: 'page; name, category, label, action: the event as it was pushed' },
  },
};

/** `accordion` alone says which of its parts it was. */
const ofWidget: Readonly<Record<string, Partial<typeof words>>> = {
  accordion: {
    'aw:open': { when: 'A section has opened.', detail: 'index: its number, from 1' },
    'aw:close': { when: 'A section has closed.', detail: 'index: its number, from 1' },
  },
};

/** Words about an event of a widget. */
export function eventWords(event: string, { family, widget }: { readonly family: string; readonly widget: string }): EventWords {
  const name = event as WidgetEvent; // the conformance tests hold definitions to these
  return ofWidget[widget]?.[name] ?? ofFamily[family]?.[name] ?? words[name];
}
