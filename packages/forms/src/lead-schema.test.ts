// @vitest-environment jsdom
import { configure } from '@adviser-widgets/core';
import { safeParse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { leadDefaults, leadSchema } from './lead-schema.ts';

afterEach(() => {
  configure({});
});

function messagesOf(widget = '') {
  const { issues = [] } = safeParse(leadSchema(['FormFirstName', 'FormPostcode', 'FormMessage'], widget), {
    FormFirstName: ' ',
    FormPostcode: 'none',
    FormMessage: '',
  });
  return issues.map(({ message }) => message);
}

test('gives every wrong field its own message', () => {
  expect(messagesOf()).toEqual(['Please enter your first name.', 'Please select your region']);
});

test("speaks with the page's words for the widget (row 22)", () => {
  configure({ json: { messages: { 'callback-form': { FormFirstName: 'Please enter your name.' } } } });
  expect(messagesOf('callback-form')[0]).toBe('Please enter your name.');
});

test('reads the words when a field is wrong, not before', () => {
  const schema = leadSchema(['FormEmail'], '');
  configure({ json: { messages: { FormEmail: 'E-mail, please.' } } });
  expect(safeParse(schema, { FormEmail: '' }).issues?.[0]?.message).toBe('E-mail, please.');
});

test('sends the fields of the form only, as the rules leave them', () => {
  const result = safeParse(leadSchema(['FormFirstName'], ''), { FormFirstName: ' Aroha ', FormMessage: 'not of this form' });
  expect(result.output).toEqual({ FormFirstName: 'Aroha' });
});

test('a form begins with the default of each of its fields', () => {
  expect(leadDefaults(['FormFirstName', 'FormPostcode', 'FormSubject'])).toEqual({
    FormFirstName: '', FormPostcode: 'none', FormSubject: 'default',
  });
});
