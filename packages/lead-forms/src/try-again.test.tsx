import type { FakeAnswer } from '@adviser-widgets/testing';
import {
  createFormOpener,
  errorText,
  putValues,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';

describe.each(leadForms)('$name', (definition) => {
  const { open } = createFormOpener(definition, {});

  describe.each<[fault: number, what: string, answer: FakeAnswer]>([
    [3, 'a connection that is cut', 'network'],
    [10, 'a refusal', 400],
    [15, 'a failure of the server', 503],
  ])('fault %i: %s', (_fault, _what, answer) => {
    /** Returns the values of the controls at the press, and the page after it. */
    async function fail(): Promise<{ page: OpenForm; before: readonly string[] }> {
      const page = await open();
      page.api.queue.push(answer);
      putValues(page.element, goldenValues);
      const before = valuesIn(page);
      await page.submit();
      await screen.findByText(errorText);
      return { page, before };
    }

    test('keeps every value, and shows a retry button', async () => {
      const { page, before } = await fail();
      expect([valuesIn(page), screen.getByRole('button').textContent]).toEqual([before, 'Try again']);
    });

    test('is followed by the same lead with the same id and another token', async () => {
      const { page } = await fail();
      await page.submit();
      await screen.findByText(successText);
      const [first, second, ...others] = page.api.requests.map(({ fields }) => fields);
      expect({ ...second, captcha: '' }).toEqual({ ...first, captcha: '' });
      expect([first?.captcha, second?.captcha, others]).toEqual(['token-1', 'token-2', []]);
    });
  });

  test.each([
    ['adviser-id', 'AdviserId', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['campaign-id', 'CampaignId', 'SPRING-2026'],
    ['tracking-number', 'TrackingNumber', 'T-2'],
  ])(
    'R17: %s, changed by the page after an unknown outcome, is a new revision of the same lead',
    async (attribute, field, value) => {
      const page = await open();
      page.api.queue.push('network');
      putValues(page.element, goldenValues);
      await page.submit();
      await screen.findByText(errorText);
      page.element.setAttribute(`data-${attribute}`, value);
      await page.mounted?.refresh();
      await page.submit();
      await screen.findByText(successText);
      const [first, second] = page.api.requests.map(({ fields }) => fields);
      expect(second).toMatchObject({ [field]: value, SubmissionId: first?.SubmissionId });
      expect([first?.SubmissionRevision, second?.SubmissionRevision].map(Number)).toEqual([1, 2]);
    },
  );
});

function valuesIn({ element }: OpenForm): string[] {
  const controls = [...element.querySelectorAll<HTMLInputElement>('.aw-fields [name]')];
  return controls.map(({ name, checked, value }) => `${name}=${value}${checked ? ', ticked' : ''}`);
}
