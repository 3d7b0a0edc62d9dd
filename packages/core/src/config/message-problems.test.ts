import { expect, test } from 'vitest';
import { describeConfigProblem } from './describe-config-problem.ts';
import { messageProblems } from './message-problems.ts';

const widgetNames = ['callback-form'];

test.each([[{}], [{ error: 'Oops', close: '' }], [{ error: 'Oops', 'callback-form': { error: 'No' } }]])(
  'reports nothing for %j',
  (messages) => {
    expect(messageProblems(messages, widgetNames)).toEqual([]);
  },
);

test.each([
  [{ error: 7 }, [{ path: 'messages.error', given: 7 }]],
  [{ error: null }, [{ path: 'messages.error', given: null }]],
  [{ error: ['a'], close: 'x' }, [{ path: 'messages.error', given: ['a'] }]],
  [{ 'callback-form': { error: 7, close: 'x' } }, [{ path: 'messages.callback-form.error', given: 7 }]],
  [
    { 'callback-form': { options: { a: 'b' } } },
    [{ path: 'messages.callback-form.options', given: { a: 'b' } }],
  ],
  [{ options: { subject1: 'x' } }, [{ path: 'messages.options', given: { subject1: 'x' } }]],
  [
    { error: 7, close: 8 },
    [
      { path: 'messages.error', given: 7 },
      { path: 'messages.close', given: 8 },
    ],
  ],
])('reports each wrong part of %j', (messages, problems) => {
  expect(messageProblems(messages, widgetNames)).toEqual(problems);
});

test("accepts any name as a widget's if the widgets are unknown", () => {
  expect(messageProblems({ 'my-widget': { error: 'x' } })).toEqual([]);
});

test('the sentence names the part and the expected value', () => {
  expect(messageProblems({ error: 7 }).map((problem) => describeConfigProblem(problem))).toEqual([
    'configuration key "messages.error": expected a text, or texts by name for one widget, got 7; using the default',
  ]);
});
