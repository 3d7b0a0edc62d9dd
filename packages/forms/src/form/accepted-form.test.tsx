import {
  answers,
  createFormOpener,
  pass,
  putValues,
  type OpenForm,
  type OpenFormOptions,
} from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleForm, sampleForm } from './sample-form.tsx';

const { open, openFilledWithClock } = createFormOpener(sampleForm, answers, SampleForm);

async function send(options: OpenFormOptions = {}): Promise<OpenForm> {
  const page = await open(options);
  putValues(page.element, goldenValues);
  await page.submit();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  return page;
}

test("says thank you in the library's words, under a heading that replaces the form's", async () => {
  const page = await send({ attributes: { 'heading-level': '4' } });
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Thank you');
  expect(page.element.textContent).toBe('Thank youYour request has been received.');
});

test("shows the page's own content instead", async () => {
  const page = await send({
    children: '<div data-slot="success"><h3>Ka pai!</h3><p>We will ring</p></div>',
  });
  expect(page.element.textContent).toBe('Ka pai!We will ring');
});

test('moves the focus to the panel', async () => {
  await send();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('leaves the focus alone if the visitor is typing elsewhere by now', async () => {
  const page = await openFilledWithClock(200);
  const elsewhere = document.body.appendChild(document.createElement('input'));
  page.api.delay = 50;
  putValues(page.element, goldenValues);
  await page.submit();
  await waitFor(() => expect(page.api.requests).toHaveLength(1));
  elsewhere.focus();
  await pass(50);
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('cannot be closed if the page says so', async () => {
  await send({ attributes: { closable: 'false' } });
  expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(0);
});

test('when closed, focuses its first field', async () => {
  const page = await send();
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(page.element.querySelector('.aw-fields [name]'));
});
