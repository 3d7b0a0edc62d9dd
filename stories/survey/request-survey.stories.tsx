import { RequestSurvey, requestSurvey } from '@adviser-widgets/survey';
import '@adviser-widgets/survey/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { currentPage } from '../page.ts';
import { expectThanks, press, type Canvas } from '../lead-forms/play.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'survey-request-survey',
  title:
    'Survey/Marketing request survey (request-survey, feedback, rating, review, stars, NPS, questionnaire, opinion)',
  ...widgetMeta(requestSurvey),
  component: RequestSurvey,
} satisfies Meta<typeof RequestSurvey>;

export default meta;

type Story = StoryObj<typeof meta>;

const missing = 'Please select an option listed above.';
const given = {
  'The service was on time': '9',
  'The service was of high quality': '10',
  'The cost was acceptable': 'N/A',
  'Overall I am satisfied': '8',
};

function choice(canvas: Canvas, statement: string, value: string): HTMLElement {
  return within(canvas.getByRole('radiogroup', { name: statement })).getByRole('radio', { name: value });
}

async function answer(canvas: Canvas): Promise<void> {
  for (const [statement, value] of Object.entries(given))
    await userEvent.click(choice(canvas, statement, value));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Marketing Request Survey' })).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(4);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const Answered: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await answer(canvas);
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(4);
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await expect(await canvas.findAllByText(missing)).toHaveLength(4);
    await waitFor(() => expect(choice(canvas, 'The service was on time', '0')).toHaveFocus());
    await expect(currentPage().api.requests).toHaveLength(0);
  },
};

export const ErrorCleared: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Invalid.play?.(context);
    await userEvent.click(choice(canvas, 'The cost was acceptable', '5'));
    await waitFor(() => expect(canvas.getAllByText(missing)).toHaveLength(3));
  },
};

export const ErrorSummary: Story = {
  tags: ['picture'],
  args: { errorSummary: true },
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await userEvent.click(within(summary).getByRole('link', { name: `Overall I am satisfied: ${missing}` }));
    await expect(choice(canvas, 'Overall I am satisfied', '0')).toHaveFocus();
  },
};

export const Sending: Story = {
  parameters: { api: 'never' },
  play: async ({ canvas }) => {
    await answer(canvas);
    await press(canvas, 'Submit');
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  parameters: { api: 500 },
  play: async ({ canvas }) => {
    await answer(canvas);
    await press(canvas, 'Submit');
    const alert = canvas.getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('Sorry, something went wrong. Please try again later'),
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(4);
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await answer(canvas);
    await userEvent.type(canvas.getByLabelText('Message'), 'Ka pai');
    await press(canvas, 'Submit');
    await expectThanks(canvas);
    await expect(currentPage().api.requests).toMatchObject([
      {
        url: '/acme/request-survey',
        fields: {
          FormSurveyOne: '9',
          FormSurveyThird: 'N/A',
          FormMessage: 'Ka pai',
          pi_email: '',
          job_id: '',
        },
      },
    ]);
  },
};

export const SentWithSlot: Story = {
  args: { success: <h3>Thanks for telling us</h3> },
  play: async ({ canvas }) => {
    await answer(canvas);
    await press(canvas, 'Submit');
    await expect(await canvas.findByRole('heading', { name: 'Thanks for telling us' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Invalid, parameters: { hostWidth: '320px' } };

export const DarkHost: Story = { ...Answered, parameters: { theme: 'dark' } };

export const DarkInvalid: Story = { ...Invalid, parameters: { theme: 'dark' } };
