import { leadKinds } from '@adviser-widgets/core';
import { createFormOpener, putValues, successText } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';

describe.each(leadForms)('$name', (definition) => {
  const { open } = createFormOpener(definition, {});

  test('sends the lead kind of its definition', async () => {
    const page = await open();
    putValues(page.element, goldenValues);
    await page.submit();
    await screen.findByText(successText);
    const kind = definition.lead && leadKinds[definition.lead];
    const [request] = page.api.requests;
    expect(request?.url.split('/').at(-1)).toBe(kind?.path);
    expect(Number(request?.fields.Method)).toBe(kind?.method);
    expect(page.events.flatMap(({ type, detail }) => (type === 'aw:analytics' ? [detail.name] : []))).toEqual(
      [kind?.eventName],
    );
  });
});
