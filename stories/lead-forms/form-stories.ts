import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentPage } from '../page.ts';
import { expectErrors, expectFailure, expectThanks, fillIn, press, type RequiredField } from './play.ts';

interface FormFacts {
  /** The form's own heading. */
  readonly heading: string;
  /** Labels of the required fields, in screen order. */
  readonly required: readonly RequiredField[];
  /** The URL its lead is sent to. */
  readonly url: string;
  /** The fields it sends besides those of every lead. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly honeypot?: string;
}

type FormStory = Pick<StoryObj, 'play' | 'parameters'>;

/** The stories that every lead form has. Each form's own file has the rest. */
export function formStories({ heading, required, url, fields, honeypot = 'hamCheck' }: FormFacts) {
  const Empty: FormStory = {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('form', { name: heading })).toBeVisible();
      await expect(canvas.getByLabelText('Choose your region')).toHaveValue('none');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    },
  };

  const Invalid: FormStory = {
    play: async ({ canvas }) => {
      await press(canvas, 'Submit');
      await expectErrors(canvas, required);
    },
  };

  const Sent: FormStory = {
    play: async ({ canvas }) => {
      await fillIn(canvas);
      await press(canvas, 'Submit');
      await expectThanks(canvas);
      await expect(currentPage().api.requests.map((request) => request.url)).toEqual([url]);
      await expect(currentPage().api.requests[0]?.fields).toEqual({
        ...sentByEveryLead,
        [honeypot]: '',
        ...fields,
      });
    },
  };

  const Failed: FormStory = {
    parameters: { api: 500 },
    play: async ({ canvas }) => {
      await fillIn(canvas);
      await press(canvas, 'Submit');
      await expectFailure(canvas);
    },
  };

  const Dark: FormStory = { ...Invalid, parameters: { theme: 'dark' } };
  const Narrow: FormStory = { ...Invalid, parameters: { hostWidth: '320px' } };
  return { Empty, Invalid, Sent, Failed, Dark, Narrow };
}

const sentByEveryLead = {
  FormEmail: 'aroha@example.co.nz',
  FormPhone: '021 123 4567',
  FormPostcode: '6011',
  Region: 'Wellington',
  CampaignId: '',
  TrackingNumber: '',
  AdviserId: expect.any(String),
  captcha: 'token-1',
  SubmissionId: expect.stringMatching(/^[\da-f-]{36}$/),
  SubmissionRevision: 1,
  tracking: expect.anything(),
};
