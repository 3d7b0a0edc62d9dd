import { createFormOpener, putValues, successText } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';

describe.each(leadForms)('$name, with blank attributes', (definition) => {
  const { open } = createFormOpener(definition, {});

  test.each(['', ' ', '\u00a0'])('(%j) still has a button with text', async (blank) => {
    await open({ attributes: { 'button-text': blank } });
    expect(screen.getByRole('button').textContent).toBe('Submit');
  });

  test("sends the honeypot with its default name, and the page's campaign", async () => {
    const blanks = { 'honeypot-name': '', 'campaign-id': '', 'tracking-number': '', 'adviser-id': '' };
    const page = await open({ attributes: blanks, config: { campaignId: 'PAGE' } });
    putValues(page.element, goldenValues);
    await page.submit();
    await screen.findByText(successText);
    const honeypotName = definition.name === 'property-report-form' ? 'hamcheck' : 'hamCheck';
    const [fields = {}] = page.api.requests.map(({ fields }) => fields);
    expect(fields).toMatchObject({
      [honeypotName]: '',
      CampaignId: 'PAGE',
      TrackingNumber: '',
      AdviserId: '',
    });
    expect(Object.keys(fields)).not.toContain('');
  });
});
