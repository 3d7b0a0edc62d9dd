import {
  answers,
  createFormOpener,
  errorText,
  pass,
  putValues,
  successText,
  type OpenFormOptions,
} from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleForm, sampleForm, valuesOnScreen } from './sample-form.tsx';

const { open, openFilled, openFilledWithClock } = createFormOpener(sampleForm, answers, SampleForm);

/** Returns what a form of the page shows once a draft would be restored. */
async function valuesAfterReload(
  options: OpenFormOptions = { id: 'call' },
  widget = sampleForm,
): Promise<string[]> {
  await open(options, widget);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return valuesOnScreen();
}

const blank = ['', '', '', '', 'none', 'default', ''];

test('fault 42: values typed before the draft is restored stay', async () => {
  const first = await open({ id: 'call' });
  await first.fill(answers);
  first.remove();
  await open({ id: 'call' });
  fireEvent.input(screen.getByLabelText('First Name'), { target: { value: 'Hēmi' } });
  await screen.findByDisplayValue(Object.values(answers)[1] ?? '');
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Hēmi');
});

test('fault 42: nothing is restored after success', async () => {
  const first = await open({ id: 'call' });
  await first.fill(answers);
  await first.submit();
  await screen.findByText(successText);
  first.remove();
  expect(await valuesAfterReload()).toEqual(blank);
});

test('fault 42: another form in the same place does not get its draft', async () => {
  const first = await open({ id: 'call' });
  await first.fill(answers);
  first.remove();
  expect(
    await valuesAfterReload(
      { id: 'call', component: SampleForm as never },
      { ...sampleForm, name: 'other-form' },
    ),
  ).toEqual(blank);
});

test('faults 42 and 53: two alike keep their own drafts', async () => {
  const [first, second] = [await open(), await open()];
  await first.fill({ 'First Name': 'Aroha' });
  await second.fill({ 'First Name': 'Wiremu' });
  expect(sessionStorage).toHaveLength(2);
});

test('two in a React app keep their own drafts', () => {
  render(
    <>
      <SampleForm heading="One" />
      <SampleForm heading="Two" />
    </>,
  );
  for (const name of ['One', 'Two']) {
    const field = within(screen.getByRole('form', { name })).getByLabelText('First Name');
    fireEvent.change(field, { target: { value: name } });
  }
  expect(sessionStorage).toHaveLength(2);
});

test('fault 42: nothing is stored if the page turns drafts off', async () => {
  const options = { id: 'call', attributes: { draft: 'false' } };
  const first = await open(options);
  await first.fill(answers);
  first.remove();
  expect(await valuesAfterReload(options)).toEqual(blank);
});

test('fault 42: a visitor can clear the restored values', async () => {
  const first = await open({ id: 'call' });
  await first.fill(answers);
  first.remove();
  const second = await open({ id: 'call' });
  await second.user.click(await screen.findByRole('button', { name: 'Clear the form' }));
  expect(valuesOnScreen()).toEqual(blank);
});

test('a draft leaves the storage after 30 minutes', async () => {
  const page = await openFilledWithClock(200);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Mārama');
  await pass(30 * 60 * 1000);
  expect(sessionStorage).toHaveLength(0);
  expect(page.element.isConnected).toBe(true);
});

test('a correction after an unknown outcome is a new revision of the same lead', async () => {
  const page = await openFilled('network', 200);
  await page.submit();
  await screen.findByText(errorText);
  await page.fill({ Message: ' Ring after six' });
  await page.submit();
  await screen.findByText(successText);
  const [first, second] = page.api.requests.map(({ fields }) => fields);
  expect(first?.SubmissionRevision).toBe(1);
  expect(second?.SubmissionRevision).toBe(2);
  expect(second?.SubmissionId).toBe(first?.SubmissionId);
});

test('a correction after a reload is one, too', async () => {
  const first = await open({ id: 'call' });
  first.api.standard = 'network';
  await first.fill(answers);
  await first.submit();
  await screen.findByText(errorText);
  first.remove();
  const second = await open({ id: 'call' });
  await screen.findByDisplayValue('Mārama');
  await second.fill({ Message: ' Ring after six' });
  await second.submit();
  await screen.findByText(successText);
  expect(second.api.requests[0]?.fields).toMatchObject({
    SubmissionRevision: 2,
    SubmissionId: first.api.requests[0]?.fields.SubmissionId,
  });
});

test('faults 42 and 45: values that autofill enters without any event are restored, with their id, after a reload while they are sent', async () => {
  const first = await open({ id: 'call' });
  first.api.standard = 'never';
  putValues(first.element, goldenValues);
  const filled = valuesOnScreen();
  await first.submit();
  await waitFor(() => expect(first.api.requests).toHaveLength(1));
  first.remove();
  const second = await open({ id: 'call' });
  await waitFor(() => expect(valuesOnScreen()).toEqual(filled));
  await second.submit();
  await screen.findByText(successText);
  expect(second.api.requests[0]?.fields.SubmissionId).toBe(first.api.requests[0]?.fields.SubmissionId);
});

test('faults 42 and 45: refused values that autofill entered without any event are restored after a reload', async () => {
  const first = await open({ id: 'call' });
  putValues(first.element, { ...goldenValues, FormEmail: 'nobody' });
  const filled = valuesOnScreen();
  await first.submit();
  await screen.findByText('Please enter your email.');
  first.remove();
  await open({ id: 'call' });
  await waitFor(() => expect(valuesOnScreen()).toEqual(filled));
});
