import { RequestCallForm, requestCallForm } from '@adviser-widgets/lead-forms';
import { WidgetContext } from '@adviser-widgets/widget/react/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { currentPage, setOnline } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { expectErrors, expectFailure, expectThanks, fillIn, press } from './play.ts';

const meta = {
  id: 'lead-forms-request-call-form',
  title:
    'Lead forms/Request a call (book a call, request-call-form, call me, call back, phone me, ring me, talk to us, enquiry, contact form, lead)',
  ...widgetMeta(requestCallForm),
  component: RequestCallForm,
} satisfies Meta<typeof RequestCallForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Request a Call' })).toBeVisible();
    await expect(canvas.getByLabelText('Choose your region')).toHaveValue('none');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await expectErrors(canvas, [
      'First Name',
      'Last Name',
      'Email',
      'Contact number',
      'Choose your region',
      'I would like to discuss...',
    ]);
  },
};

export const ErrorCleared: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await canvas.findByText('Please enter your first name.');
    await userEvent.type(canvas.getByLabelText('First Name'), 'A');
    await waitFor(() => expect(canvas.queryByText('Please enter your first name.')).toBeNull());
    await expect(canvas.getByText('Please enter your last name.')).toBeVisible();
    await expect(canvas.getByText('Please enter your email.')).toBeVisible();
  },
};

/** Asks about a probable typo, but never blocks sending. */
export const ProbableSlip: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '<jo@example.nz>');
    await userEvent.type(canvas.getByLabelText('Contact number'), '021 555');
    await userEvent.tab();
    await expect(
      canvas.getByText('Is this right? Check for brackets, commas or quotation marks.'),
    ).toBeVisible();
    await expect(canvas.getByText('Is this right? Phone numbers usually have 7 to 15 digits.')).toBeVisible();
    await expect(canvas.getByLabelText('Contact number')).not.toHaveAttribute('aria-invalid');
  },
};

export const ErrorSummary: Story = {
  tags: ['picture'],
  args: { errorSummary: true },
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus()); // an effect after the summary has been painted
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(within(summary).getByRole('link', { name: 'Email: Please enter your email.' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Sending: Story = {
  parameters: { api: 'never' },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    const button = await canvas.findByRole('button', { name: 'Sending…' });
    await waitFor(() => expect(currentPage().api.requests).toHaveLength(1));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending…');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(currentPage().api.requests).toHaveLength(1);
  },
};

export const Failed: Story = {
  tags: ['picture'],
  parameters: { api: 500 },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await expectFailure(canvas);
  },
};

/** The server says how long. */
export const AskedToWait: Story = {
  parameters: { api: { status: 429, headers: { 'retry-after': '60' } } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await expect(await canvas.findByText('You can try again in 60 seconds.')).toBeInTheDocument();
  },
};

export const TriedAgain: Story = {
  ...Failed,
  play: async (context) => {
    const { canvas } = context;
    await Failed.play?.(context);
    const { api } = currentPage();
    api.standard = 200;
    await press(canvas, 'Try again');
    await canvas.findByText('Your request has been received.');
    const [first, second] = api.requests.map(({ fields }) => fields);
    await expect(second?.SubmissionId).toBe(first?.SubmissionId);
    await expect(second?.captcha).not.toBe(first?.captcha);
  },
};

export const Sent: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await expectThanks(canvas);
    await expect(currentPage().api.requests).toMatchObject([
      {
        url: '/acme/call-centre',
        fields: { FormFirstName: 'Aroha', Region: 'Wellington', captcha: 'token-1' },
      },
    ]);
  },
};

export const Closed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Sent.play?.(context);
    await press(canvas, 'Close');
    await waitFor(() => expect(canvas.getByLabelText('First Name')).toHaveFocus());
    await expect(canvas.getByLabelText('First Name')).toHaveValue('');
    await expect(canvas.getByLabelText('Choose your region')).toHaveValue('none');
  },
};

export const SentWithSlot: Story = {
  args: {
    success: (
      <>
        <h3>Thanks, we have it.</h3>
        <p>
          An adviser calls you within one working day. Meanwhile, have a look at our{' '}
          <a href="#guides">guides</a>.
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await expect(await canvas.findByRole('heading', { name: 'Thanks, we have it.' })).toBeVisible();
    await expect(canvas.queryByText('Your request has been received.')).toBeNull();
  },
};

export const CaptchaClosed: Story = {
  parameters: { captcha: 'close' },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await canvas.findByRole('button', { name: 'Sending…' });
    await expect(await canvas.findByRole('button', { name: 'Submit' }, { timeout: 5000 })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(currentPage().api.requests).toHaveLength(0);
  },
};

export const Offline: Story = {
  parameters: { isOffline: true },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are offline.'));
    await expect(canvas.getByRole('link', { name: '0800 000 000' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
};

export const BackOnline: Story = {
  ...Offline,
  play: async (context) => {
    await Offline.play?.(context);
    setOnline(true);
    await context.canvas.findByText('Your request has been received.');
    const [failed, sent, ...others] = currentPage().api.requests.map(({ fields }) => fields.SubmissionId);
    await expect(sent).toBe(failed);
    await expect(others).toEqual([]);
  },
};

/** As after a reload: the form is mounted again in the same placeholder. */
export const Restored: Story = {
  parameters: { docs: { source: { type: 'code' } } }, // Storybook can't write the element of the host as JSX
  play: async ({ mount, args, canvasElement }) => {
    const host = { name: requestCallForm.name, id: '', element: canvasElement };
    const form = (
      <WidgetContext value={host}>
        <RequestCallForm {...args} />
      </WidgetContext>
    );
    const before = await mount(form);
    await userEvent.type(before.getByLabelText('First Name'), 'Aroha');
    await mount(<></>);
    const after = await mount(form);
    await expect(await after.findByText('We have kept what you typed earlier.')).toBeVisible();
    await expect(after.getByLabelText('First Name')).toHaveValue('Aroha');
  },
};

export const DarkHost: Story = { parameters: { theme: 'dark' } };

export const DarkInvalid: Story = { ...Invalid, parameters: { theme: 'dark' } };

export const DarkProbableSlip: Story = { ...ProbableSlip, parameters: { theme: 'dark' } };

export const DarkFailed: Story = { ...Failed, parameters: { theme: 'dark', api: 500 } };

export const DarkSent: Story = { ...Sent, parameters: { theme: 'dark' } };

/** A site's own colours and corners, set with tokens only. */
export const Themed: Story = {
  tags: ['picture'],
  parameters: {
    tokens: {
      '--aw-color-primary': '#5b2a86',
      '--aw-color-primary-hover': '#452066',
      '--aw-color-link': '#5b2a86',
      '--aw-color-border': '#8a7796',
      '--aw-color-focus': '#a8408f',
      '--aw-radius': '2px',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveStyle({
      backgroundColor: 'rgb(91, 42, 134)',
    });
  },
};

export const Narrow: Story = {
  ...Invalid,
  parameters: { hostWidth: '320px' },
};

export const WithoutHeading: Story = {
  args: { heading: '', subHeading: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByLabelText('First Name')).toBeVisible();
  },
};

export const CustomTexts: Story = {
  args: {
    heading: 'Talk to us',
    subHeading: 'We usually call back within one working day',
    headingLevel: 3,
    buttonText: 'Call me back',
    intro: (
      <p>Buying your first home? Tell us where you are at and we will go through the next steps with you.</p>
    ),
    privacy: (
      <p>
        We only use your details to call you back. <a href="#privacy">How we look after them</a>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Talk to us' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call me back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How we look after them' })).toBeVisible();
    await expect(canvas.queryByText('By submitting this form you agree to our')).toBeNull();
  },
};
