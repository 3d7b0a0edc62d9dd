import { expect, test } from 'vitest';
import { describeConfigProblem, isGrave } from './describe-config-problem.ts';
import { readConfig } from './read-config.ts';
import { unknownNames, type WidgetTexts } from './unknown-names.ts';

const configOf = (json: object) => readConfig({ json }).config;

const widgets: WidgetTexts = new Map([
  ['accordion', { texts: ['close', 'openAll'] }],
  ['callback-form', { texts: ['close', 'FormEmailLabel'] }],
]);

function sentences(json: object, known: WidgetTexts | undefined): (string | undefined)[] {
  return unknownNames(configOf(json), known).map((problem) => describeConfigProblem(problem));
}

test.each([
  [{ messages: { close: 'x', openAll: 'y', 'callback-form': { FormEmailLabel: 'z' } } }],
  [{ messages: { region0110: 'Te Tai Tokerau' } }],
  [{ eventNames: { lead_call_centre: 'x', click_phone: 'y' } }],
])('nothing is wrong with %j', (json) => {
  expect(sentences(json, widgets)).toEqual([]);
});

test.each([
  [
    { messages: { formEmaillabel: 'x' } },
    'configuration key "messages": no widget has a text "formEmaillabel"; did you mean "FormEmailLabel"?',
  ],
  [{ messages: { 'a.b': 'x' } }, 'configuration key "messages": no widget has a text "a.b"'],
  [
    { messages: { 'callback-form': { openAll: 'x' } } },
    'configuration key "messages.callback-form": the widget has no text "openAll"',
  ],
  [
    { eventNames: { 'lead-callback': 'x' } },
    'configuration key "eventNames": there is no event "lead-callback"; did you mean "lead_callback"?',
  ],
])('%j is described', (json, sentence) => {
  expect(sentences(json, widgets)).toEqual([sentence]);
});

test('a name like no event lists the events', () => {
  expect(sentences({ eventNames: { purchase: 'x' } }, widgets)).toEqual([
    expect.stringMatching(
      /^configuration key "eventNames": there is no event "purchase"; the events are lead_contact, /,
    ),
  ]);
});

test.each([
  ['the widgets are unknown', undefined],
  ['a release does not list its texts', new Map([...widgets, ['icon', {}]])],
])('texts are not checked if %s', (_name, known) => {
  expect(sentences({ messages: { anything: 'goes' } }, known)).toEqual([]);
});

test('no such name is grave, even one like the address of an API', () => {
  const config = configOf({ messages: { apiBase: 'x' } });
  expect(unknownNames(config, widgets).map((problem) => isGrave(problem, config))).toEqual([false]);
});
