import {
  createAppRoute,
  createFormOpener,
  errorText,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { definition } from './request-call-form/definition.ts';
import { RequestCallForm } from './request-call-form/RequestCallForm.tsx';

const answers = {
  'First Name': 'Aroha',
  'Last Name': 'Ngata',
  Email: 'aroha@example.nz',
  'Contact number': '021 555 0199',
  'Choose your region': '0110',
  'I would like to discuss...': '1',
};
const { open } = createFormOpener(definition, answers);

const { component, leave, comeBack } = createAppRoute(RequestCallForm);
const firstName = () => screen.getByLabelText<HTMLInputElement>('First Name').value;

/** Presses the button, and leaves the form once its request is under way. */
async function sendAndLeave(goOn: () => void = leave): Promise<{ page: OpenForm; release: () => void }> {
  const page = await open({ component });
  const release = page.api.hold();
  await page.fill(answers);
  await page.submit();
  await waitFor(() => expect(page.api.requests).toHaveLength(1));
  goOn();
  return { page, release };
}

async function sendAgain(page: OpenForm): Promise<unknown[]> {
  await page.fill({ ...answers, 'I would like to discuss...': '4' });
  await page.submit();
  await screen.findByText(successText);
  return page.api.requests.map(({ fields }) => fields['SubmissionId']);
}

describe('a lead that is delivered after its form has gone', () => {
  test.each<[string, (release: () => void) => Promise<void>]>([
    [
      'after',
      async (release) => {
        release();
        await settled();
        comeBack();
      },
    ],
    [
      'before',
      async (release) => {
        comeBack();
        await settled();
        expect(firstName()).toBe('');
        release();
      },
    ],
  ])(
    'is forgotten: a visitor who comes back %s it finds an empty form, and the next lead has its own id',
    async (_when, goOn) => {
      const { page, release } = await sendAndLeave();
      await goOn(release);
      await settled();
      expect(firstName()).toBe('');
      const [first, second] = await sendAgain(page);
      expect(second).not.toBe(first);
    },
  );

  test('is another one than that of the form with the next key', async () => {
    const { page, release } = await sendAndLeave(comeBack);
    expect(firstName()).toBe('');
    release();
    const [first, second] = await sendAgain(page);
    expect(second).not.toBe(first);
  });
});

describe('a lead that fails after its form has gone', () => {
  test.each<[string, (release: () => void) => void]>([
    ['after', (release) => (release(), comeBack())],
    ['before', (release) => (comeBack(), release())],
  ])('is there for a visitor who comes back %s the answer, under the same id', async (_when, goOn) => {
    const { page, release } = await sendAndLeave();
    page.api.queue.push(500);
    goOn(release);
    await waitFor(() => expect(firstName()).toBe('Aroha'));
    const [first, second] = await sendAgain(page);
    expect(second).toBe(first);
  });
});

describe('a form that the page removes at aw:submit, before its captcha', () => {
  test('sends nothing, says so, and is filled in when the visitor comes back', async () => {
    const page = await open({ component });
    page.element.addEventListener('aw:submit', leave, { once: true });
    await page.fill(answers);
    await page.submit();
    await waitFor(() => expect(page.events.map(({ type }) => type)).toContain('aw:error'));
    expect(page.api.requests).toEqual([]);
    comeBack();
    await waitFor(() => expect(firstName()).toBe('Aroha'));
    expect(screen.queryByText(errorText)).toBeNull();
    await sendAgain(page);
    expect(page.api.requests).toHaveLength(1);
  });
});
