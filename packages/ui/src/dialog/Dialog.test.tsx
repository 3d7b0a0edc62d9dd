import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from './Dialog.tsx';

// jsdom has no modal dialogs: pop-up-modal.browser.ts tests what they do with the focus and the page.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  document.documentElement.removeAttribute('style');
});

function show(given: Partial<DialogProps> = {}) {
  const onClose = vi.fn();
  const content = (props: Partial<DialogProps>) => (
    <Dialog isOpen isModal label="Offer" closeLabel="Close" onClose={onClose} {...props}>
      <input aria-label="Name" />
    </Dialog>
  );
  const { rerender, unmount } = render(content(given));
  const update = (next: Partial<DialogProps>) => rerender(content({ ...given, ...next }));
  return {
    onClose,
    update,
    unmount,
    dialog: screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }),
  };
}

describe.each([true, false])('modal: %s', (isModal) => {
  test('is open while isOpen is true, and keeps the typed values', () => {
    const { dialog, update } = show({ isModal });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Aroha' } });
    const states = [dialog.open];
    update({ isOpen: false });
    states.push(dialog.open);
    update({ isOpen: true });
    states.push(dialog.open);
    expect(states).toEqual([true, false, true]);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Aroha');
  });

  test('reports nothing when its owner closes it', () => {
    const { onClose, update } = show({ isModal });
    update({ isOpen: false });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('reports a closing from inside once', () => {
    const { dialog, onClose } = show({ isModal });
    dialog.close();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('has a name', () => {
    show({ isModal });
    expect(screen.getByRole('dialog', { name: 'Offer', hidden: true })).toBeTruthy();
  });
});

test('takes no focus if not modal', () => {
  show({ isModal: false });
  expect(document.activeElement).toBe(document.body);
});

describe('Escape, if not modal', () => {
  test.each([
    ['inside', () => screen.getByLabelText('Name')],
    ['elsewhere in the page', () => document.body],
  ])('closes it from %s, once', (_where, focused) => {
    const { onClose } = show({ isModal: false });
    fireEvent.keyDown(focused(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test.each([
    ['that something else has used does not close it', { key: 'Escape' }, true],
    ['that ends the composition of a word does not close it', { key: 'Escape', isComposing: true }, false],
    ['is the only key that closes it', { key: 'Enter' }, false],
  ])('%s', (_what, init, isUsed) => {
    const { onClose } = show({ isModal: false });
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    if (isUsed) event.preventDefault();
    document.body.dispatchEvent(event);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('does nothing once it is closed', () => {
    const { onClose, update } = show({ isModal: false });
    update({ isOpen: false });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

test.each([
  ['beside a modal one', true, { clientX: 5, clientY: 5 }, 1],
  ['inside it', true, { clientX: 50, clientY: 50 }, 0],
  ['beside one that is not', false, { clientX: 5, clientY: 5 }, 0],
])('a press %s', (_name, isModal, at, closings) => {
  const { dialog, onClose } = show({ isModal });
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 100));
  fireEvent.pointerDown(dialog, at);
  fireEvent.click(dialog, at);
  expect(onClose).toHaveBeenCalledTimes(closings);
});

test('text selected from inside a modal one to a point beside it does not close it', () => {
  const { dialog, onClose } = show();
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 100));
  fireEvent.pointerDown(screen.getByLabelText('Name'), { clientX: 50, clientY: 50 });
  fireEvent.click(dialog, { clientX: 5, clientY: 50 }); // browsers click what both places are in
  expect(onClose).not.toHaveBeenCalled();
});

describe('a control with the focus', () => {
  const scrolled = vi.fn();
  let button: HTMLElement;

  beforeEach(() => {
    scrolled.mockReset();
    button = document.body.appendChild(document.createElement('button'));
    button.scrollIntoView = scrolled;
    button.focus();
    vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 600, 360, 168),
    );
  });

  afterEach(() => {
    button.remove();
    vi.restoreAllMocks();
  });

  test.each([
    ['under it', 640, 1],
    ['partly under it', 570, 1],
    ['above it', 500, 0],
  ])('%s scrolls clear of one that opens automatically (WCAG 2.4.11)', (_where, top, times) => {
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, top, 100, 44));
    show({ isModal: false });
    expect(scrolled).toHaveBeenCalledTimes(times);
  });
});

test('locks the page while it is open if modal, and unlocks it when it unmounts open', () => {
  const { update, unmount } = show();
  const overflow = () => document.body.style.overflow;
  const states = [overflow()];
  update({ isModal: false });
  states.push(overflow());
  update({ isModal: true });
  states.push(overflow());
  unmount();
  expect([...states, overflow()]).toEqual(['hidden', '', 'hidden', '']);
});
