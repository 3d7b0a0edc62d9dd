// @vitest-environment jsdom
import { settled } from '@adviser-widgets/testing/settled';
import { afterEach, describe, expect, test } from 'vitest';
import { openTabRecord } from './tab-record.ts';

/** The record of a form, with what it has restored. */
function openForm() {
  const restored: string[] = [];
  const record = openTabRecord<string>({
    key: 'lead',
    parse: (given) => (typeof given === 'string' ? given : undefined),
    onRestore: (value) => void restored.push(value),
  });
  if (!record) throw new Error('The record has no key');
  return { ...record, restored };
}

type Form = ReturnType<typeof openForm>;

/** A form that holds its record for a press, and has gone meanwhile. Returns what ends the press. */
function leaveDuringPress(typed: string): (isDelivered: boolean) => void {
  const form = openForm();
  form.keep(typed);
  let end: (isDelivered: boolean) => void = () => {};
  form.hold(new Promise((resolve) => (end = resolve)));
  form.close();
  return end;
}

/** What the next form finds after a reload. */
async function restoredAfterReload(...forms: Form[]): Promise<string[]> {
  forms.forEach((form) => form.close());
  const next = openForm();
  await settled();
  next.forget();
  next.close();
  return next.restored;
}

afterEach(() => sessionStorage.clear());

describe('a record whose form has gone while a press is under way', () => {
  test('is removed once the press has delivered', async () => {
    const end = leaveDuringPress('Aroha');
    end(true);
    await settled();
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed too if the press kept it after its form had gone', async () => {
    const form = openForm();
    form.keep('Aroha');
    let end = () => {};
    form.hold(new Promise((resolve) => (end = () => resolve(true))));
    form.close();
    form.keep('Aroha, with its name');
    end();
    await settled();
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ['fails', () => Promise.resolve(false)],
    ['breaks', () => Promise.reject<boolean>(new Error('broken'))],
  ])('is there for the next form if the press %s', async (_how, press) => {
    const form = openForm();
    form.keep('Aroha');
    form.hold(press());
    form.close();
    await settled();
    expect(await restoredAfterReload()).toEqual(['Aroha']);
  });

  test('is not restored by a form that comes meanwhile', async () => {
    const end = leaveDuringPress('Aroha');
    const next = openForm();
    await settled();
    expect(next.restored).toEqual([]);
    end(true);
    await settled();
    expect(await restoredAfterReload(next)).toEqual([]);
  });

  test('is restored by a form that came meanwhile once the press has failed', async () => {
    const end = leaveDuringPress('Aroha');
    const next = openForm();
    end(false);
    await settled();
    expect(next.restored).toEqual(['Aroha']);
    next.close();
  });

  test.each([true, false])(
    'does not replace what is typed in a form that came meanwhile (the press delivers: %s)',
    async (isDelivered) => {
      const end = leaveDuringPress('Aroha');
      const next = openForm();
      next.keep('Wiremu');
      end(isDelivered);
      await settled();
      expect(next.restored).toEqual([]);
      expect(await restoredAfterReload(next)).toEqual(['Wiremu']);
    },
  );
});

test('a form restores its own record even if the press before it ends at that moment', async () => {
  const first = openForm();
  first.keep('Aroha');
  let end: (isDelivered: boolean) => void = () => {};
  first.hold(new Promise((resolve) => (end = resolve)));
  const second = openForm();
  second.keep('Wiremu');
  first.close();
  second.close();
  const next = openForm();
  end(true);
  await settled();
  expect(next.restored).toEqual(['Wiremu']);
  expect(await restoredAfterReload(next)).toEqual(['Wiremu']);
});

test('nothing is kept for a form that has gone', () => {
  const form = openForm();
  form.close();
  form.keep('Aroha');
  expect(sessionStorage.length).toBe(0);
});
