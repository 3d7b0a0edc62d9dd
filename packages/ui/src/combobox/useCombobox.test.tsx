import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useCombobox } from './useCombobox.ts';

interface Fruit {
  readonly name: string;
}

const fruits: readonly Fruit[] = [
  { name: 'apple' },
  { name: 'apricot' },
  { name: 'avocado' },
  { name: 'banana' },
];

interface BasketProps {
  readonly fruits: readonly Fruit[];
  readonly onSubmit: () => void;
  readonly onOuterKey: (key: string) => void;
  readonly onPick: (name: string) => void;
}

/**
 * A form with a combobox that suggests words starting with its text, and shows a remark if there are none.
 */
function Basket(props: BasketProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const write = (value: string) => {
    if (input.current) input.current.value = value;
    setText(value);
  };
  const options = text ? props.fruits.filter(({ name }) => name.startsWith(text)) : [];
  const combobox = useCombobox({
    id: 'fruit',
    rootRef,
    options,
    canOpen: text !== '',
    onText: setText,
    onPick: ({ name }) => {
      write(name);
      props.onPick(name);
    },
    onClear: () => write(''),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <div role="presentation" onKeyDown={(event) => props.onOuterKey(event.key)}>
      <form onSubmit={onSubmit}>
        <div ref={rootRef}>
          <input
            aria-label="Fruit"
            ref={input}
            {...combobox.input}
            onChange={(event) => combobox.open(event.target.value)}
            onBlur={combobox.leave}
          />
          {combobox.isOpen && (
            <div {...combobox.popup}>
              <ul {...combobox.list} aria-label="Fruits">
                {options.map(({ name }, index) => (
                  <li key={name} {...combobox.option(index)}>
                    {name}
                  </li>
                ))}
              </ul>
              <p>{options.length ? 'Keep typing' : 'No such fruit'}</p>
            </div>
          )}
        </div>
        <button type="submit">Buy</button>
      </form>
    </div>
  );
}

/** Opens the form and types some text. */
async function type(text: string) {
  const props = { fruits, onSubmit: vi.fn(), onOuterKey: vi.fn(), onPick: vi.fn() };
  const { rerender } = render(<Basket {...props} />);
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' });
  await user.click(input);
  if (text) await user.keyboard(text);
  return {
    ...props,
    user,
    input,
    setFruits: (others: readonly Fruit[]) => rerender(<Basket {...props} fruits={others} />),
  };
}

/** Returns the option that Enter would take; 'text' for none. */
function active(): string {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  const option = id === null ? undefined : document.getElementById(id);
  const selected = screen.queryByRole('option', { selected: true });
  if (option !== (selected ?? undefined))
    throw new Error(`aria-activedescendant is ${id}, selected is ${selected?.id}`);
  return option?.textContent ?? 'text';
}

function isOpen(): boolean {
  return screen.queryByRole('listbox') !== null;
}

describe('for assistive technology', () => {
  test('the input is a collapsed combobox with a list', async () => {
    const { input } = await type('');
    expect(input.getAttribute('aria-autocomplete')).toBe('list');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  test('with options it is expanded, and names its list', async () => {
    const { input } = await type('a');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  test('a message alone is not a list', async () => {
    const { input } = await type('x');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('No such fruit')).toBeTruthy();
  });

  test('each option has a unique id', async () => {
    await type('a');
    expect(new Set(screen.getAllByRole('option').map(({ id }) => id)).size).toBe(3);
  });
});

describe('the arrow keys loop through the options and the text', () => {
  test.each([
    ['', 'text'],
    ['{ArrowDown}', 'apple'],
    ['{ArrowDown}{ArrowDown}', 'apricot'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'avocado'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'text'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'apple'],
    ['{ArrowUp}', 'avocado'],
    ['{ArrowUp}{ArrowUp}', 'apricot'],
    ['{ArrowUp}{ArrowDown}', 'text'],
    ['{ArrowDown}{ArrowUp}', 'text'],
    ['{ArrowDown}{ArrowUp}{ArrowUp}', 'avocado'],
    ['{Escape}{ArrowDown}', 'apple'],
    ['{Escape}{ArrowUp}', 'avocado'],
    ['{ArrowDown}{ArrowLeft}', 'text'],
    ['{ArrowDown}{ArrowRight}', 'text'],
    ['{ArrowDown}{Home}', 'text'],
    ['{ArrowDown}{End}', 'text'],
    ['{ArrowDown}p', 'text'],
    ['{Shift>}{ArrowDown}{/Shift}', 'text'],
    ['{Alt>}{ArrowDown}{/Alt}', 'text'],
  ])('after %s: %s', async (keys, expected) => {
    const { user } = await type('a');
    if (keys) await user.keyboard(keys);
    expect(active()).toBe(expected);
  });

  test('the focus stays in the input', async () => {
    const { user, input } = await type('a');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(input);
  });

  test('the caret stays where it is', async () => {
    const { user, input } = await type('ap');
    input.setSelectionRange(1, 1);
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(input.selectionStart).toBe(1);
    expect(input.selectionEnd).toBe(1);
  });

  test('Home and End move in the text', async () => {
    const { user, input } = await type('ap');
    await user.keyboard('{ArrowDown}{Home}');
    expect(input.selectionStart).toBe(0);
    await user.keyboard('{End}');
    expect(input.selectionStart).toBe(2);
  });

  test('without options they do nothing', async () => {
    const { user } = await type('x');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(active()).toBe('text');
  });

  test('the active option is scrolled into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await type('a');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(scroll.mock.instances.map((option) => (option as unknown as Element).textContent)).toEqual([
      'apple',
      'apricot',
    ]);
  });

  test('new options leave none active', async () => {
    const { user, setFruits } = await type('a');
    await user.keyboard('{ArrowDown}');
    setFruits([{ name: 'almond' }, { name: 'apple' }]);
    expect(active()).toBe('text');
  });

  test('added options leave the same one active', async () => {
    const { user, setFruits } = await type('a');
    await user.keyboard('{ArrowDown}');
    setFruits([{ name: 'almond' }, ...fruits]);
    expect(active()).toBe('apple');
  });
});

describe('Enter', () => {
  test('fault 68: takes the active option and never submits', async () => {
    const { user, onPick, onSubmit } = await type('a');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('apricot');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
  });

  test('without an active option does what the form does, and closes the list', async () => {
    const { user, onPick, onSubmit } = await type('a');
    await user.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('submits on the second press', async () => {
    const { user, onSubmit } = await type('a');
    await user.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('faults 40 and 68: held down to pick, it does not go on to submit', async () => {
    const { user, input } = await type('a');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(fireEvent.keyDown(input, { key: 'Enter', repeat: true })).toBe(false);
  });
});

describe('Escape', () => {
  test('closes the list and keeps the text', async () => {
    const { user, input } = await type('ap');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(input.value).toBe('ap');
    expect(active()).toBe('text');
  });

  test('closes a message', async () => {
    const { user, input } = await type('x');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('No such fruit')).toBeNull();
    expect(input.value).toBe('x');
  });

  test('clears the text the second time', async () => {
    const { user, input } = await type('ap');
    await user.keyboard('{Escape}{Escape}');
    expect(input.value).toBe('');
  });

  test('reaches the surroundings only the third time, when nothing is left to do', async () => {
    const { user, onOuterKey } = await type('ap');
    onOuterKey.mockClear();
    await user.keyboard('{Escape}{Escape}');
    expect(onOuterKey).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onOuterKey).toHaveBeenCalledExactlyOnceWith('Escape');
  });

  test('does not close a native dialog the first two times', async () => {
    const { input } = await type('ap');
    const goesOn = () => fireEvent.keyDown(input, { key: 'Escape' });
    expect(goesOn()).toBe(false);
    expect(goesOn()).toBe(false);
    expect(goesOn()).toBe(true);
  });
});

test('Tab moves on, closes the list and leaves the text as typed', async () => {
  const { user, input, onPick } = await type('ap');
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(isOpen()).toBe(false);
  expect(input.value).toBe('ap');
  expect(onPick).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Buy');
});

describe('the pointer', () => {
  test('picks the option it presses, and leaves the focus in the input', async () => {
    const { user, input, onPick } = await type('a');
    await user.click(screen.getByRole('option', { name: 'avocado' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('avocado');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(input);
  });

  test('submits nothing', async () => {
    const { user, onSubmit } = await type('a');
    await user.click(screen.getByRole('option', { name: 'avocado' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('keeps the list open on a press beside the options', async () => {
    const { user, input } = await type('a');
    await user.click(screen.getByText('Keep typing'));
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(input);
  });

  test('makes nothing active on hover', async () => {
    const { user, onPick, onSubmit } = await type('a');
    await user.hover(screen.getByRole('option', { name: 'avocado' }));
    await user.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('does not change the option that the keys made active', async () => {
    const { user, onPick } = await type('a');
    await user.keyboard('{ArrowDown}');
    await user.hover(screen.getByRole('option', { name: 'avocado' }));
    await user.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([['apple']]);
  });

  test('closes the list on a press elsewhere', async () => {
    const { user } = await type('a');
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test('leaves the list open until a press elsewhere is over, so that nothing moves under it', async () => {
    const { user } = await type('a');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Buy' }) });
    expect(isOpen()).toBe(true);
  });

  test('closes the list when that press is over', async () => {
    const { user } = await type('a');
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'Buy' }) });
    expect(isOpen()).toBe(false);
  });

  test('closes the list after a press that leaves the focus, as on iOS', async () => {
    const { input } = await type('a');
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(input);
  });

  test('is not observed while the list is closed', async () => {
    const add = vi.spyOn(document, 'addEventListener');
    const { user } = await type('a');
    await user.keyboard('{Escape}');
    add.mockClear();
    act(() => void document.dispatchEvent(new Event('pointerdown')));
    expect(add).not.toHaveBeenCalled();
  });
});

describe('ignores the keys of an input method', () => {
  test.each([
    ['while it composes', { isComposing: true }],
    ['for the last one in Safari', { keyCode: 229 }],
  ])('%s', async (_name, of) => {
    const { user, input, onPick } = await type('a');
    await user.keyboard('{ArrowDown}');
    for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(input, { key, ...of });
    expect(onPick).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    expect(active()).toBe('apple');
  });
});

describe('a read-only input, as while a form is being sent', () => {
  test.each([
    '{ArrowDown}{Enter}',
    '{ArrowUp}{Enter}',
    '{Escape}',
    '{Escape}{Escape}',
    '{Escape}{ArrowDown}{Enter}',
  ])('keeps its text with %s', async (keys) => {
    const { user, input, onPick } = await type('a');
    input.readOnly = true;
    await user.keyboard(keys);
    expect(input.value).toBe('a');
    expect(onPick).not.toHaveBeenCalled();
  });

  test('keeps its text on Enter with an option that was active before', async () => {
    const { user, input, onPick } = await type('a{ArrowDown}');
    input.readOnly = true;
    await user.keyboard('{Enter}');
    expect(input.value).toBe('a');
    expect(onPick).not.toHaveBeenCalled();
  });

  test('keeps its text on a press on an option, which closes the list', async () => {
    const { user, input, onPick } = await type('a');
    input.readOnly = true;
    await user.click(screen.getByRole('option', { name: 'apricot' }));
    expect(input.value).toBe('a');
    expect(onPick).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
  });

  test('opens no list', async () => {
    const { user, input } = await type('a{Escape}');
    input.readOnly = true;
    await user.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(false);
  });

  test('leaves Escape to its surroundings, once the list is closed', async () => {
    const { user, input, onOuterKey } = await type('a{Escape}');
    input.readOnly = true;
    onOuterKey.mockClear();
    await user.keyboard('{Escape}');
    expect(onOuterKey.mock.calls).toEqual([['Escape']]);
  });
});
