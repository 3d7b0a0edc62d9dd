import { configure } from '@adviser-widgets/core';
import { installFakeApi, installFakeCaptcha, type FakeApi, type FakeCaptcha } from '@adviser-widgets/testing';
import { putValues, successText } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import type { ErrorKind } from '@adviser-widgets/widget';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { RequestCallForm, type RequestCallFormProps } from './index.ts';

let api: FakeApi;
let captcha: FakeCaptcha;

beforeEach(() => {
  configure({ json: { brand: 'acme', captcha: { siteKey: 'test' } } });
  api = installFakeApi();
  captcha = installFakeCaptcha(api);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  captcha.remove();
  api.remove();
  configure({});
});

function handlers() {
  return { onSubmit: vi.fn(), onSuccess: vi.fn(), onError: vi.fn(), onReset: vi.fn(), onAnalytics: vi.fn() };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(given: RequestCallFormProps) {
  const { container } = render(<RequestCallForm {...given} />);
  putValues(container, goldenValues);
}

describe('an app with handlers', () => {
  test('hears of a lead, from the press to the form that is empty again', async () => {
    const given = handlers();
    open(given);
    press('Submit');
    await screen.findByText(successText);
    const { submissionId } = given.onSuccess.mock.calls[0]?.[0] as { submissionId: string };
    expect(api.requests[0]?.fields.SubmissionId).toBe(submissionId);
    expect(given.onSubmit.mock.calls).toEqual([[{ submissionId, attempt: 1 }]]);
    expect(given.onAnalytics).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'lead_call_centre' }),
    );
    press('Close');
    expect(given.onReset).toHaveBeenCalledOnce();
  });

  test('hears which fields are wrong', async () => {
    const given = handlers();
    render(<RequestCallForm {...given} />);
    press('Submit');
    await waitFor(() => expect(given.onError).toHaveBeenCalledOnce());
    expect(given.onError.mock.calls[0]).toEqual([
      {
        kind: 'invalid',
        fields: ['FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode', 'FormSubject'],
      },
    ]);
  });

  test('hears why a lead was not sent', async () => {
    const given = handlers();
    api.queue.push(503);
    open(given);
    press('Submit');
    await waitFor(() => expect(given.onError).toHaveBeenCalledOnce());
    expect(given.onError.mock.calls[0]).toEqual([expect.objectContaining({ kind: 'http' })]);
  });
});

test('the handlers are typed with their details', () => {
  type Handlers = Required<RequestCallFormProps>;
  expectTypeOf<Handlers['onSuccess']>().parameters.toEqualTypeOf<[{ readonly submissionId: string }]>();
  expectTypeOf<Parameters<Handlers['onError']>[0]['kind']>().toEqualTypeOf<ErrorKind>();
  expectTypeOf<Handlers['onReset']>().toEqualTypeOf<() => void>();
  expectTypeOf<RequestCallFormProps>().not.toHaveProperty('onOpen');
});

test('a heading level that does not exist does not compile', () => {
  expectTypeOf<RequestCallFormProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
});

test('the message of thanks has what an app has set for the form, and its ref', async () => {
  const ref = createRef<HTMLElement>();
  open({ className: 'mine', id: 'mine', ref });
  expect(ref.current?.className).toBe('aw-form mine');
  press('Submit');
  await screen.findByText(successText);
  expect(ref.current).toBe(screen.getByRole('status'));
  expect(ref.current?.className).toBe('aw-panel mine');
  press('Close');
  expect(ref.current?.className).toBe('aw-form mine');
});
