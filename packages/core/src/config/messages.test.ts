// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from './messages.ts';
import type { ConfigInput } from './config.ts';
import { configure } from './configure.ts';
import { pageMessage } from './texts.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  configure({});
});

test.each([
  ['error', 'Sorry, something went wrong. Please try again later'],
  ['tryAgain', 'Try again'],
] as const)('%s reads "%s"', (name, text) => {
  expect(message(name, '')).toBe(text);
});

const byWidget = { error: 'Something broke', 'request-call-form': { error: 'The call could not be booked' } };

test.each([
  ['request-call-form', 'The call could not be booked'],
  ['callback-form', 'Something broke'],
  ['', 'Something broke'],
])(`for the widget %j, uses the page's "%s"`, (widget, text) => {
  configure({ json: { messages: byWidget } });
  expect(message('error', widget)).toBe(text);
});

test.each([
  ['greeting', 'callback-form', 'Kia ora'],
  ['greeting', 'request-call-form', 'Tēnā koe'],
  ['farewell', 'request-call-form', undefined],
])("the page's text %s, which is not in the table, reads for %s: %j", (name, widget, text) => {
  configure({ json: { messages: { greeting: 'Kia ora', 'request-call-form': { greeting: 'Tēnā koe' } } } });
  expect(pageMessage(name, widget)).toBe(text);
});

test("falls back to the library's text", () => {
  configure({ json: { messages: byWidget } });
  expect(message('close', 'request-call-form')).toBe('Close');
});

test.each([[5], [null], [{ error: 7 }], [{ error: null }], ['text']])(
  'ignores an override of %j',
  (override) => {
    const json: unknown = { messages: { 'request-call-form': override, error: override } };
    configure({ json: json as ConfigInput });
    const expected = typeof override === 'string' ? override : message.texts.error;
    expect(message('error', 'request-call-form')).toBe(expected);
  },
);

test.each(['constructor', '__proto__', 'toString'])(
  'finds no inherited text for a widget called %s',
  (widget) => {
    expect(message('error', widget)).toBe(message.texts.error);
  },
);
