import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CountedField } from './CountedField.tsx';
import { useFields } from './useFields.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function Form({ maxLength, error }: { readonly maxLength: number; readonly error: string }) {
  const field = {
    label: 'Reason',
    hint: 'In a few words',
    control: CountedField,
    default: '',
    rule: 'optional',
    maxLength,
  } as const;
  const { form } = useFields({ fields: { Reason: field } });
  const { setError } = form;
  useEffect(() => {
    if (error) setError('Reason', { message: error });
  }, [error, setError]);
  return <CountedField name="Reason" field={field} form={form} />;
}

const control = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const count = () => document.querySelector('.aw-count')?.textContent;
const announced = () => document.querySelector('[aria-live]')?.textContent;

function open(maxLength: number, error = ''): void {
  render(<Form maxLength={maxLength} error={error} />);
}

function enter(length: number): void {
  fireEvent.change(control(), { target: { value: 'a'.repeat(length) } });
}

function describing(): (string | null | undefined)[] {
  const ids = control().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('what is left', () => {
  test('of a short limit is shown from the start', () => {
    open(200);
    expect(count()).toBe('You have 200 characters remaining');
  });

  test.each([
    [0, ''],
    [299, ''],
    [300, 'You have 100 characters remaining'],
    [399, 'You have 1 character remaining'],
    [400, 'You have 0 characters remaining'],
    [412, 'You have 12 characters too many'],
  ])('of 400, with %i entered, is %j', (length, text) => {
    open(400);
    enter(length);
    expect(count()).toBe(text);
  });
});

test('its line is there before its text: nothing moves', () => {
  open(400);
  expect(count()).toBe('');
});

test('never cuts a long text', () => {
  open(10);
  expect(control().hasAttribute('maxlength')).toBe(false);
});

test('is read out after mark, hint and error', () => {
  open(20, 'Too long');
  expect(describing()).toEqual([
    '(optional)',
    'In a few words',
    'Error: Too long',
    'You have 20 characters remaining',
  ]);
});

describe('the announcement', () => {
  test('does not come at once', () => {
    open(20);
    enter(3);
    expect(announced()).toBe('');
  });

  test('is one, after a pause', () => {
    open(20);
    enter(3);
    act(() => vi.advanceTimersByTime(400));
    enter(4);
    act(() => vi.advanceTimersByTime(400));
    expect(announced()).toBe('');
    act(() => vi.advanceTimersByTime(100));
    expect(announced()).toBe('You have 16 characters remaining');
  });

  test('of an untouched field is none', () => {
    open(20);
    act(() => vi.advanceTimersByTime(1000));
    expect(announced()).toBe('');
  });
});
