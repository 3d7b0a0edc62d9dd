// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { emit, watchEmitted } from './emit.ts';

const app = { name: '', id: '', element: undefined };

test('a component that an app renders emits on its own element', () => {
  const form = document.createElement('form');
  const heard = vi.fn();
  form.addEventListener('aw:submit', heard);
  emit(app, 'aw:submit', { fallback: form });
  expect(heard).toHaveBeenCalledOnce();
});

test('emits on the placeholder if there is one', () => {
  const element = document.createElement('div');
  const form = document.createElement('form');
  const heard = vi.fn();
  form.addEventListener('aw:submit', heard);
  emit({ name: 'x', id: 'y', element }, 'aw:submit', { fallback: form });
  expect(heard).not.toHaveBeenCalled();
});

test('returns true without any element', () => {
  expect(emit(app, 'aw:failed')).toBe(true);
});

test('fault 51: an error in a page listener does not reach the widget', () => {
  const element = document.createElement('div');
  const onError = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', onError, { once: true });
  element.addEventListener('aw:submit', () => {
    throw new Error('of the page');
  });
  expect(() => emit({ ...app, element }, 'aw:submit')).not.toThrow();
});

describe('watchEmitted', () => {
  const element = document.createElement('div');
  const host = { name: 'x', id: 'y', element };

  test('hears what a widget emits', () => {
    const heard = vi.fn();
    watchEmitted(heard);
    emit(host, 'aw:error', { detail: { kind: 'network' } });
    expect(heard).toHaveBeenCalledExactlyOnceWith(host, 'aw:error', { kind: 'network' });
  });

  test('does not hear what a page dispatches on the placeholder', () => {
    const heard = vi.fn();
    watchEmitted(heard);
    element.dispatchEvent(new CustomEvent('aw:success', { detail: { widget: 'x', id: 'y' } }));
    expect(heard).not.toHaveBeenCalled();
  });
});
