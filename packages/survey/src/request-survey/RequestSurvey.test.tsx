import { trackingRecord } from '@adviser-widgets/core/internal';
import {
  createAppRoute,
  createFormOpener,
  errorText,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import { render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { definition } from './definition.ts';
import { RequestSurvey } from './RequestSurvey.tsx';

const { open } = createFormOpener(definition, {});

const statements = [
  'The service was on time',
  'The service was of high quality',
  'The cost was acceptable',
  'Overall I am satisfied',
];
const missing = 'Please select an option listed above.';

afterEach(() => {
  history.replaceState(null, '', '/');
});

function scale(statement: string): HTMLElement {
  return screen.getByRole('radiogroup', { name: statement });
}

function choice(statement: string, value: string): HTMLElement {
  return within(scale(statement)).getByRole('radio', { name: value });
}

async function answer(page: OpenForm, values: readonly string[] = ['0', '10', 'N/A', '7']): Promise<void> {
  for (const [index, value] of values.entries())
    await page.user.click(choice(statements[index] ?? '', value));
}

describe('each statement', () => {
  test.each(statements)('%s can be rated from 0 to 10 or N/A', async (statement) => {
    await open();
    const radios = within(scale(statement)).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      'N/A',
    ]);
  });

  test.each(statements)('%s describes both ends of the scale', async (statement) => {
    await open();
    const described = within(scale(statement))
      .getAllByRole('radio')
      .map((radio) => document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(described).toEqual([
      'Strongly Disagree',
      ...Array<undefined>(9).fill(undefined),
      'Strongly Agree',
      undefined,
    ]);
  });

  test.each(statements)('%s has no initial choice, and is required', async (statement) => {
    await open();
    expect(within(scale(statement)).queryByRole('radio', { checked: true })).toBeNull();
    expect(scale(statement).getAttribute('aria-required')).toBe('true');
  });
});

describe('without answers', () => {
  test('each scale shows its error, and nothing is sent', async () => {
    const page = await open();
    await page.submit();
    await screen.findAllByText(missing);
    const messages = statements.map(
      (statement) =>
        document.getElementById(scale(statement).getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(messages).toEqual(statements.map(() => `Error: ${missing}`));
    expect(page.api.requests).toEqual([]);
  });

  test.each(statements.map((statement, index) => [statement, index] as const))(
    '%s takes the focus if it is the first one missing',
    async (statement, index) => {
      const page = await open();
      await answer(page, ['1', '2', '3'].slice(0, index));
      await page.submit();
      await screen.findAllByText(missing);
      expect(document.activeElement).toBe(choice(statement, '0'));
    },
  );

  test('an answer clears the error of its own scale', async () => {
    const page = await open();
    await page.submit();
    await screen.findAllByText(missing);
    await page.user.click(choice('The cost was acceptable', '4'));
    expect(statements.map((statement) => within(scale(statement)).queryByText(missing) === null)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test("the page can replace the error's text", async () => {
    const page = await open({ config: { messages: { 'request-survey': { FormSurvey: 'Pick a number.' } } } });
    await page.submit();
    expect(await screen.findAllByText('Pick a number.')).toHaveLength(4);
  });

  test('the summary leads to the scale', async () => {
    const page = await open({ attributes: { 'error-summary': 'true' } });
    await answer(page, ['1']);
    await page.submit();
    await page.user.click(await screen.findByRole('link', { name: `The cost was acceptable: ${missing}` }));
    expect(document.activeElement).toBe(choice('The cost was acceptable', '0'));
  });
});

describe('the request', () => {
  test('has the answers, the surveyed request and the keys of the spec, and nothing else', async () => {
    history.replaceState(null, '', '/survey?pi_email=mara+home@x.nz&job_id=J-1');
    const page = await open({
      attributes: {
        'campaign-id': 'SURVEY',
        'tracking-number': 'T-1',
        'adviser-id': '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      },
    });
    await answer(page);
    await page.fill({ Message: 'Ka pai' });
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests).toMatchObject([{ url: '/acme/request-survey', headers: {} }]);
    expect(page.api.requests[0]?.fields).toEqual({
      FormSurveyOne: '0',
      FormSurveyTwo: '10',
      FormSurveyThird: 'N/A',
      FormSurveyFourth: '7',
      FormMessage: 'Ka pai',
      CampaignId: 'SURVEY',
      Method: '1',
      TrackingNumber: 'T-1',
      pi_email: 'mara+home@x.nz',
      job_id: 'J-1',
      SubmissionId: expect.any(String),
      SubmissionRevision: '1',
    });
  });

  test('has every key without a query too (fault 70)', async () => {
    const page = await open();
    await answer(page);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests[0]?.fields).toMatchObject({
      pi_email: '',
      job_id: '',
      FormMessage: '',
      CampaignId: '',
      TrackingNumber: '',
    });
  });

  test('needs no captcha', async () => {
    const page = await open({ withCaptcha: false });
    await answer(page);
    await page.submit();
    await screen.findByText(successText);
    expect(document.querySelector('script[src*="captcha"], .aw-captcha, [name="hamCheck"]')).toBeNull();
  });

  test('is reported to analytics once, without the answers', async () => {
    const page = await open();
    await answer(page);
    await page.submit();
    await screen.findByText(successText);
    expect(
      page.events.filter(({ type }) => type === 'aw:analytics').map(({ detail }) => detail),
    ).toMatchObject([
      { name: 'internal_survey', category: 'Lead', label: 'Marketing Request Survey', action: 'Submit' },
    ]);
  });
});

describe('a survey that fails', () => {
  test('shows the error, keeps its answers, and is sent again with the same id', async () => {
    const page = await open();
    page.api.queue.push('network');
    await answer(page);
    await page.submit();
    await screen.findByText(errorText);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4);
    await page.submit();
    await screen.findByText(successText);
    const [first, second] = page.api.requests.map(({ fields }) => fields.SubmissionId);
    expect(second).toBe(first);
  });
});

test('a changed answer after an unknown outcome is a new revision', async () => {
  const page = await open();
  page.api.queue.push('cut');
  await answer(page);
  await page.submit();
  await screen.findByText(errorText);
  await page.fill({ Message: 'Ka pai' });
  await page.submit();
  await screen.findByText(successText);
  expect(page.api.requests.map(({ fields }) => fields.SubmissionRevision)).toEqual(['1', '2']);
});

test.each(['at aw:submit', 'while it is being sent'])(
  'a survey whose form is removed %s is delivered and forgotten',
  async (when) => {
    const { component, leave, comeBack } = createAppRoute(RequestSurvey);
    const page = await open({ component });
    const release = page.api.hold();
    if (when === 'at aw:submit') page.element.addEventListener('aw:submit', leave, { once: true });
    await answer(page);
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    leave();
    release();
    await waitFor(() => expect(page.events.map(({ type }) => type)).toContain('aw:success'));
    await settled();
    comeBack();
    await settled();
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    await answer(page);
    await page.submit();
    await screen.findByText(successText);
    const [first, second] = page.api.requests.map(({ fields }) => fields.SubmissionId);
    expect(second).not.toBe(first);
  },
);

test('an answer cannot be changed while it is being sent', async () => {
  const page = await open();
  page.api.standard = 'never';
  await answer(page);
  await page.submit();
  await screen.findByRole('button', { name: 'Sending…' });
  const before = screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);
  for (const radio of screen.getAllByRole('radio', { name: /^5/ })) await page.user.click(radio);
  expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)).toEqual(
    before,
  );
});

describe('another request that is asked about', () => {
  /** Answers about one request, and loses the answer of the API; then another link is followed in the same tab. */
  async function openAnother(query: string) {
    history.replaceState(null, '', '/?job_id=1&pi_email=a@b.nz');
    const first = await open({ id: 'survey', attributes: { 'scrub-url': 'false' } });
    first.api.standard = 'network';
    await answer(first);
    await first.submit();
    await screen.findByText(errorText);
    const id = first.api.requests[0]?.fields.SubmissionId;
    first.remove();
    history.replaceState(null, '', query);
    const second = await open({ id: 'survey', attributes: { 'scrub-url': 'false' } });
    await settled();
    return { id, second, checked: screen.queryAllByRole('radio', { checked: true }).length };
  }

  test.each([
    ['/?job_id=1&pi_email=a@b.nz', 4, true],
    ['/?job_id=2&pi_email=a@b.nz', 0, false],
    ['/?job_id=1&pi_email=c@d.nz', 0, false],
  ])('%s: %i answers are restored, the same id: %s', async (query, restored, isSame) => {
    const { id, second, checked } = await openAnother(query);
    await answer(second);
    await second.submit();
    await screen.findByText(successText);
    expect(checked).toBe(restored);
    expect(second.api.requests[0]?.fields.SubmissionId === id).toBe(isSame);
  });
});

describe('unsent answers', () => {
  test('are restored after a reload', async () => {
    const before = await open({ id: 'survey' });
    await answer(before, ['3', 'N/A']);
    before.remove();
    await open({ id: 'survey' });
    await waitFor(() =>
      expect(
        screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value),
      ).toEqual(['3', 'N/A']),
    );
  });

  test('that scripts set without any event are sent as shown', async () => {
    const page = await open();
    for (const statement of statements) (choice(statement, '5') as HTMLInputElement).checked = true;
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests[0]?.fields).toMatchObject({ FormSurveyOne: '5', FormSurveyFourth: '5' });
  });
});

describe('in an app', () => {
  test.each([
    ['leaves the address bar', <RequestSurvey />, '/survey'],
    ['stays there with scrubUrl={false}', <RequestSurvey scrubUrl={false} />, '/survey?pi_email=a@x.nz'],
  ])("the visitor's address %s, also in strict mode", (_name, survey, address) => {
    history.replaceState(null, '', '/survey?pi_email=a@x.nz');
    render(<StrictMode>{survey}</StrictMode>);
    expect(location.pathname + location.search).toBe(address);
  });

  test('is in no tracking record, wherever it is', () => {
    history.replaceState(null, '', '/survey?pi_email=a@x.nz&job_id=1');
    render(<RequestSurvey scrubUrl={false} />);
    expect(trackingRecord('').visitedUrl).toBe(`${location.origin}/survey?job_id=1`);
  });
});
