// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { emit } from './emit.ts';

const app = { name: '', id: '', element: undefined };

test('a component that an app rendered speaks from its own element', () => {
  const form = document.createElement('form');
  const heard = vi.fn();
  form.addEventListener('aw:submit', heard);
  emit(app, 'aw:submit', { fallback: form });
  expect(heard).toHaveBeenCalledOnce();
});

test('the placeholder speaks where there is one', () => {
  const element = document.createElement('div');
  const form = document.createElement('form');
  const heard = vi.fn();
  form.addEventListener('aw:submit', heard);
  emit({ name: 'x', id: 'y', element }, 'aw:submit', { fallback: form });
  expect(heard).not.toHaveBeenCalled();
});

test('without any element nothing is prevented', () => {
  expect(emit(app, 'aw:failed')).toBe(true);
});

test('fault 51: a listener of the page that throws does not reach us', () => {
  const element = document.createElement('div');
  const onError = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', onError, { once: true });
  element.addEventListener('aw:submit', () => {
    throw new Error('of the page');
  });
  expect(() => emit({ ...app, element }, 'aw:submit')).not.toThrow();
});
