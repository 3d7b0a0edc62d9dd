import { configure } from '@adviser-widgets/core';
import type { Adviser } from './fetch-advisers.ts';
import { holdClock, pass } from '@adviser-widgets/testing/clock';
import { Field } from '@adviser-widgets/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useRef, type FormEvent } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdviserChoice, type AdviserAnswer } from './adviser-choice.ts';
import { AdviserField } from './AdviserField.tsx';
import { AdviserSuggestions } from './AdviserSuggestions.tsx';
import { useFields } from '../useFields.ts';

const advisers: readonly Adviser[] = [
  { id: 'a1', name: 'Aroha Ngata' },
  { id: 'a2', name: 'Mārama O’Neill' },
  { id: 'a3', name: 'Jane Smith' },
  { id: 'a4', name: 'Jane Smith' },
];

/** Set by tests that hold the clock. */
let visitor: UserEvent | undefined;

afterEach(() => {
  visitor = undefined;
  vi.useRealTimers();
  configure({});
});

const fields = {
  AdviserId: { label: 'Adviser name', control: 'input', default: '', rule: 'optional' },
} as const;

interface FormProps {
  readonly choice: AdviserChoice;
  /** Settles once the code that suggests has loaded. */
  readonly code: Promise<void>;
  /** Called with the form's value, and whose name that is. */
  readonly onSubmit: (text: string, answer: AdviserAnswer) => void;
}

/** A form with the adviser field only. */
function Form({ choice, code, onSubmit }: FormProps) {
  const loadSearch = async () => {
    await code;
    return { choice, Suggestions: AdviserSuggestions };
  };
  const { form } = useFields({ fields });
  const picked = useRef<Adviser>(undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = form.getValues('AdviserId');
    onSubmit(text, await choice.resolve(text, picked.current));
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field label="Adviser name" error={form.formState.errors.AdviserId?.message}>
        {(control) => (
          <AdviserField
            control={control}
            registered={form.register('AdviserId')}
            loadSearch={loadSearch}
            onPick={(name, adviser) => {
              form.setValue('AdviserId', name);
              picked.current = adviser;
            }}
          />
        )}
      </Field>
      <button
        type="button"
        onClick={() => form.setError('AdviserId', { message: 'Please enter adviser name' })}
      >
        Complain
      </button>
    </form>
  );
}

/** Opens the form; the list stays under way until the test settles it. */
function open(code = Promise.resolve()) {
  let settle: { resolve: (list: readonly Adviser[]) => void; reject: (error: Error) => void } | undefined;
  const load = vi.fn(
    () => new Promise<readonly Adviser[]>((resolve, reject) => (settle = { resolve, reject })),
  );
  const onSubmit = vi.fn<FormProps['onSubmit']>();
  render(<Form choice={new AdviserChoice(load)} code={code} onSubmit={onSubmit} />);
  const user = visitor ?? userEvent.setup();
  return {
    user,
    load,
    onSubmit,
    input: screen.getByLabelText<HTMLInputElement>('Adviser name'),
    give: (given = advisers) => act(async () => settle?.resolve(given)),
    fail: () => act(async () => settle?.reject(new Error('GET /list answered 500'))),
  };
}

/** Opens the form, loads its list, and types into the field. */
async function type(text: string, given = advisers) {
  const form = open();
  await form.user.click(form.input);
  await form.give(given);
  if (text) await form.user.keyboard(text);
  return form;
}

function shown(): (string | null)[] {
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

/** Returns the last announcement to screen readers. */
function said(): string {
  return document.querySelector('[aria-live="polite"]')?.textContent ?? '';
}

describe('the list of advisers', () => {
  test('is not fetched before the field is focused', () => {
    expect(open().load).not.toHaveBeenCalled();
  });

  test('is fetched once, on the first focus', async () => {
    const { user, input, load } = await type('');
    await user.tab();
    await user.click(input);
    expect(load).toHaveBeenCalledOnce();
  });

  test('fault 68: is matched as soon as it arrives', async () => {
    const { user, input, give } = open();
    await user.type(input, 'aro');
    expect(shown()).toEqual([]);
    await give();
    expect(shown()).toEqual(['Aroha Ngata']);
  });

  test('is matched with what was typed before its code had come', async () => {
    let come = () => {};
    const { user, input, give } = open(new Promise((resolve) => (come = resolve)));
    await user.type(input, 'aro');
    await act(async () => come());
    await give();
    expect(shown()).toEqual(['Aroha Ngata']);
  });

  test('does not show under a field that was left before its code had come', async () => {
    let come = () => {};
    const { user, input, give } = open(new Promise((resolve) => (come = resolve)));
    await user.type(input, 'aro');
    await user.tab();
    await act(async () => come());
    await give();
    expect(shown()).toEqual([]);
  });

  test('fault 68: Enter in it submits nothing', async () => {
    const { user, input, give, onSubmit } = open();
    await user.type(input, 'aro');
    await give();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input.value).toBe('Aroha Ngata');
  });

  test.each([
    ['a', []],
    ['ar', ['Aroha Ngata', 'Mārama O’Neill']],
    ['MARAMA', ['Mārama O’Neill']],
    ['smith', ['Jane Smith', 'Jane Smith']],
    ['zoe', []],
  ])('for %j suggests %j', async (text, expected) => {
    await type(text);
    expect(shown()).toEqual(expected);
  });

  test('shows five at most, and how many more there are', async () => {
    const many = Array.from({ length: 20 }, (_, number) => ({ id: `b${number}`, name: `Ana ${number}` }));
    await type('ana', many);
    expect(shown()).toHaveLength(5);
    expect(screen.getByText(/more/).textContent).toBe('and 15 more; keep typing');
  });

  test('has a name, and its options are not translated', async () => {
    await type('ar');
    expect(screen.getByRole('listbox', { name: 'Advisers' }).getAttribute('translate')).toBe('no');
  });

  test('shows a message if nothing matches', async () => {
    await type('zoe');
    expect(screen.getByText('No adviser of that name', { selector: 'p' }).className).toBe('aw-popup__note');
  });
});

describe('a chosen adviser', () => {
  const answers = async (onSubmit: ReturnType<typeof open>['onSubmit']) => {
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls;
  };

  test('by keyboard is entered into the form', async () => {
    const { onSubmit } = await type('smi{ArrowDown}{ArrowDown}{Enter}{Enter}');
    expect(await answers(onSubmit)).toEqual([['Jane Smith', { id: 'a4' }]]);
  });

  test('by pointer is entered into the form', async () => {
    const { user, onSubmit } = await type('aro');
    await user.click(screen.getByRole('option'));
    await user.keyboard('{Enter}');
    expect(await answers(onSubmit)).toEqual([['Aroha Ngata', { id: 'a1' }]]);
  });

  test('closes the list, and the next letter opens it again', async () => {
    const { user } = await type('aro{ArrowDown}{Enter}');
    expect(shown()).toEqual([]);
    await user.keyboard('{Backspace}');
    expect(shown()).toEqual(['Aroha Ngata']);
  });

  test('fault 65: is not sent if the text is changed afterwards', async () => {
    const { onSubmit } = await type('smi{ArrowDown}{ArrowDown}{Enter}{Backspace}{Enter}');
    expect(await answers(onSubmit)).toEqual([['Jane Smit', 'unknown']]);
  });

  test('fault 65: is replaced by another name', async () => {
    const { user, input, onSubmit } = await type('smi{ArrowDown}{ArrowDown}{Enter}');
    await user.clear(input);
    await user.keyboard("marama o'neill{Enter}");
    expect(await answers(onSubmit)).toEqual([["marama o'neill", { id: 'a2' }]]);
  });

  test('fault 64: is empty while the name is incomplete', async () => {
    const { onSubmit } = await type('aro{Enter}');
    expect(await answers(onSubmit)).toEqual([['aro', 'unknown']]);
  });

  test('is cleared by a second Escape', async () => {
    const { input, onSubmit } = await type('aro{ArrowDown}{Enter}{Escape}{Enter}');
    expect(input.value).toBe('');
    expect(await answers(onSubmit)).toEqual([['', { id: '' }]]);
  });

  test('stays as typed on Tab', async () => {
    const { user, input } = await type('aro{ArrowDown}');
    await user.tab();
    expect(input.value).toBe('aro');
    expect(shown()).toEqual([]);
  });

  test('fault 67: clears its error with the first letter', async () => {
    const { user, input } = await type('');
    await user.click(screen.getByRole('button', { name: 'Complain' }));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.type(input, 'a');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('without its list it is a plain text field', () => {
  test.each(['before it is asked for', 'under way', 'failed'])('%s', async (state) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, input, fail } = open();
    if (state !== 'before it is asked for') await user.click(input);
    if (state === 'failed') await fail();
    expect(input.getAttribute('role')).toBeNull();
    expect(input.getAttribute('aria-expanded')).toBeNull();
    expect(input.autocomplete).toBe('off');
  });

  test('keeps and sends the typed text (fault 20)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, input, fail, onSubmit } = open();
    await user.click(input);
    await fail();
    await user.keyboard('Aroha Ngata{Enter}');
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([['Aroha Ngata', 'no-list']]));
  });

  test('does not report the failure to visitors, on the screen or by announcement', async () => {
    visitor = holdClock();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, input, fail } = open();
    await user.type(input, 'aroha');
    await fail();
    await pass(60_000);
    expect(said()).toBe('');
    expect(screen.queryByText(/No adviser/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('ignores Escape', async () => {
    const { user, input } = open();
    await user.type(input, 'aroha{Escape}{Escape}');
    expect(input.value).toBe('aroha');
  });

  test('becomes a combobox with the same element, focus and text', async () => {
    const { user, input, give } = open();
    await user.type(input, 'a');
    await give();
    expect(screen.getByRole('combobox')).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('a');
  });
});

describe('announces, once it has settled', () => {
  beforeEach(() => void (visitor = holdClock()));

  const many = Array.from({ length: 20 }, (_, number) => ({ id: `b${number}`, name: `Ana ${number}` }));

  test.each([
    ['one adviser', 'aro', advisers, '1 adviser'],
    ['several', 'smith', advisers, '2 advisers'],
    ['more than are shown', 'ana', many, '5 advisers and 15 more; keep typing'],
    ['none', 'zoe', advisers, 'No adviser of that name'],
  ])('%s', async (_name, text, given, expected) => {
    await type(text, given);
    await waitFor(() => expect(said()).toBe(expected));
  });

  test('that the list is loading', async () => {
    const { user, input } = open();
    await user.type(input, 'aro');
    await waitFor(() => expect(said()).toBe('Loading advisers…'));
  });

  test('nothing once an adviser is chosen', async () => {
    const { user } = await type('aro');
    await waitFor(() => expect(said()).toBe('1 adviser'));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(said()).toBe(''));
  });

  test("the page's own texts", async () => {
    configure({ json: { messages: { adviserCount: 'Kaitohu: {count}' } } });
    await type('smith');
    await waitFor(() => expect(said()).toBe('Kaitohu: 2'));
  });
});
