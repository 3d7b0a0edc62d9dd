import { answers, createFormOpener, errorText, putValues, successText } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleForm, sampleForm } from './sample-form.tsx';

const { open, openFilled } = createFormOpener(sampleForm, answers, SampleForm);

test('fault 43: a lead is sent if cookies and storage throw', async () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
  const page = await openFilled(200);
  await page.submit();
  await screen.findByText(successText);
  vi.restoreAllMocks();
  expect(page.api.requests).toHaveLength(1);
});

test('fault 45: values that autofill enters without any event are sent', async () => {
  const page = await open();
  putValues(page.element, goldenValues);
  await page.submit();
  await screen.findByText(successText);
  expect(page.api.requests[0]?.fields).toMatchObject({
    FormFirstName: 'Mārama',
    FormPostcode: '0110',
    FormSubject: '13',
  });
});

test('fault 45: wrong values from autofill are refused', async () => {
  const page = await openFilled(200);
  putValues(page.element, { FormEmail: 'nobody' });
  await page.submit();
  expect(await screen.findByText('Please enter your email.')).toBeTruthy();
});

test('fault 50: a lead survives analytics that throw', async () => {
  vi.stubGlobal('heap', {
    track: () => {
      throw new Error('quota');
    },
  });
  vi.stubGlobal('dataLayer', 'not an array');
  await (await openFilled(200)).submit();
  expect(await screen.findByText(successText)).toBeTruthy();
});

test("fault 51: a lead survives a page's listener that throws", async () => {
  const page = await openFilled(200);
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  page.element.addEventListener('aw:submit', () => {
    throw new Error('of the page');
  });
  await page.submit();
  expect(await screen.findByText(successText)).toBeTruthy();
});

test('fault 52: the form survives translated texts', async () => {
  const page = await openFilled(500, 200);
  await page.submit();
  await screen.findByText(errorText);
  translate(page.element);
  await page.submit();
  await screen.findByText(successText);
  expect(page.element.dataset.widgetState).toBe('ready');
});

test('fault 53: with two on a page a label leads to its own field', async () => {
  const [first, second] = [await open(), await open()];
  await first.user.click(within(second.element).getByText('Email'));
  const focused = document.activeElement;
  const isItsOwn = focused === within(second.element).getByLabelText('Email');
  expect(isItsOwn).toBe(true);
});

/** Translates like browsers do: wraps each text node in an element. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `(${text.textContent ?? ''})`;
    text.parentNode?.replaceChild(font, text);
  }
}
