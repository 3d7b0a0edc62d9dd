import { createFormOpener, putValues, successText } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { leadForms } from './lead-forms.ts';

describe.each(leadForms)('$name', (definition) => {
  const { open } = createFormOpener(definition, {});

  async function sent(honeypotName?: string, config: object = {}): Promise<Record<string, unknown>> {
    const page = await open({
      attributes: honeypotName === undefined ? {} : { 'honeypot-name': honeypotName },
      config,
    });
    putValues(page.element, goldenValues);
    await page.submit();
    await screen.findByText(successText);
    page.remove();
    return page.api.requests[0]?.fields ?? {};
  }

  test('sends every field, whichever of them the honeypot is named after', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const usual = await sent();
    for (const name of ['FormEmail', 'formpostcode', 'CampaignId', 'captcha']) {
      const { SubmissionId, ...fields } = await sent(name);
      expect(fields).toEqual({ ...usual, SubmissionId: undefined });
      expect(SubmissionId).toBeTruthy();
    }
  });

  test('rejects a honeypot name that it sends itself, in either tracking shape', async () => {
    const { pattern } = definition.attributes['honeypot-name'];
    const names = [
      ...Object.keys(await sent()),
      ...Object.keys(await sent(undefined, { trackingShape: 'flat' })),
    ].filter((name) => !/^hamcheck$/i.test(name));
    const isTaken = (name: string) => !new RegExp(`^(?:${pattern})$`, 'i').test(name);
    expect(names.filter((name) => !isTaken(name) || !isTaken(name.toUpperCase()))).toEqual([]);
  });

  test('warns the editor about such a name', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await open({ attributes: { 'honeypot-name': 'FormEmail' } });
    await vi.waitFor(() =>
      expect(warn.mock.calls.map(([text]) => String(text))).toContainEqual(
        expect.stringContaining(
          'data-honeypot-name="FormEmail" is not a name that differs from every field of the lead; for example data-honeypot-name="hamCheck"',
        ),
      ),
    );
  });
});
