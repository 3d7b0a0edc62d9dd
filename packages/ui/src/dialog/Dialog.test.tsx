import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
    expect([states, screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([
      [true, false, true],
      'Aroha',
    ]);
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

test('takes no focus if not modal, and closes on Escape from inside unless something inside has used it', () => {
  const { dialog, onClose } = show({ isModal: false });
  expect(document.activeElement).toBe(document.body);
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  used.preventDefault();
  dialog.dispatchEvent(used);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['beside a modal one', true, { clientX: 5, clientY: 5 }, 1],
  ['inside it', true, { clientX: 50, clientY: 50 }, 0],
  ['beside one that is not', false, { clientX: 5, clientY: 5 }, 0],
])('a press %s', (_name, isModal, at, closings) => {
  const { dialog, onClose } = show({ isModal });
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 100));
  fireEvent.click(dialog, at);
  expect(onClose).toHaveBeenCalledTimes(closings);
});

test('locks the page while it is open if modal, and unlocks it when it unmounts open', () => {
  const { update, unmount } = show();
  const overflow = () => document.documentElement.style.overflow;
  const states = [overflow()];
  update({ isModal: false });
  states.push(overflow());
  update({ isModal: true });
  states.push(overflow());
  unmount();
  expect([...states, overflow()]).toEqual(['hidden', '', 'hidden', '']);
});
