import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { Field } from './Field.tsx';

type Texts = Omit<ComponentProps<typeof Field>, 'children'>;

function renderField(texts: Texts) {
  return render(<Field {...texts}>{(control) => <input {...control} />}</Field>);
}

/** Returns what assistive technology reads out after the name of the control. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? `(nothing has the id ${id})`)
    .join(' | ');
}

test('ties the label to the control', async () => {
  renderField({ label: 'Email' });
  await userEvent.click(screen.getByText('Email'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});

test('fault 53: two fields of the same name have their own labels', () => {
  renderField({ label: 'Email' });
  renderField({ label: 'Email' });
  expect(new Set(screen.getAllByLabelText('Email').map(({ id }) => id)).size).toBe(2);
});

describe('the description of the control', () => {
  test.each<[string, Texts, string]>([
    ['nothing', { label: 'Email' }, ''],
    ['the note', { label: 'Email', note: '(optional)' }, '(optional)'],
    [
      'the hint',
      { label: 'Email', hint: 'For example name@example.co.nz' },
      'For example name@example.co.nz',
    ],
    ['the error', { label: 'Email', error: 'Please enter your email.' }, 'Error: Please enter your email.'],
    [
      'all of them, in the order of the screen',
      { label: 'Email', note: '(optional)', hint: 'A hint', error: 'Wrong' },
      '(optional) | A hint | Error: Wrong',
    ],
  ])('is %s', (_name, texts, description) => {
    renderField(texts);
    expect(descriptionOf(screen.getByRole('textbox'))).toBe(description);
  });
});

test('the note is not part of the name', () => {
  renderField({ label: 'Message', note: '(optional)' });
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy();
});

test.each([
  ['Please enter your email.', 'true'],
  [undefined, null],
  ['', null],
])('with the error %j aria-invalid is %j', (error, expected) => {
  renderField({ label: 'Email', error });
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe(expected);
});

test('shows no empty error', () => {
  const { container } = renderField({ label: 'Email' });
  expect(container.textContent).toBe('Email');
});

test('label, note, hint, error and control are in the order of the screen', () => {
  const { container } = renderField({ label: 'Email', note: '(optional)', hint: 'A hint', error: 'Wrong' });
  const parts = container.querySelectorAll('.aw-label, .aw-optional, .aw-hint, .aw-field-error, input');
  expect([...parts].map(({ className, localName }) => className || localName)).toEqual([
    'aw-label',
    'aw-optional',
    'aw-hint',
    'aw-field-error',
    'aw-control',
  ]);
});

describe('a corrected error', () => {
  function renderCorrected() {
    const field = (error: string | undefined) => (
      <Field label="Email" error={error}>
        {(control) => <input {...control} />}
      </Field>
    );
    const { container, rerender } = render(field('Wrong'));
    rerender(field(undefined));
    return container;
  }

  test('leaves its line: the control does not move', () => {
    expect(renderCorrected().querySelector('.aw-error-room + input')).not.toBeNull();
  });

  test('leaves no text', () => {
    expect(renderCorrected().textContent).toBe('Email');
  });

  test('is no longer described', () => {
    renderCorrected();
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('');
  });
});
