import { GiftProgramme, giftProgramme } from '@adviser-widgets/gift-programme';
import '@adviser-widgets/gift-programme/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption, press, type Canvas } from '../lead-forms/play.ts';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'gift-programme-gift-programme',
  title:
    'Gift programme/Customer appreciation programme (gift-programme, voucher, reward, referral, refer a friend, thank customers, loyalty)',
  ...widgetMeta(giftProgramme),
  component: GiftProgramme,
} satisfies Meta<typeof GiftProgramme>;

export default meta;

type Story = StoryObj<typeof meta>;

const customer = {
  LNS_GiftType: 'True',
  HasCompletedSurvey: 0,
  ClientFirstName: 'Aroha',
  ClientLastName: 'Ngata',
  AdviserGUID: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  ClientAddressPostcode: '6011',
};
const hemi = ['Hēmi Tautahi', '021 555 0001', 'Friend'] as const;
const ana = ['Ana', '021 555 0003', 'Sibling'] as const;

async function fill(
  canvas: Canvas,
  [name, phone, relation]: readonly [string, string, string],
): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Their name'), name);
  await userEvent.type(canvas.getByLabelText('Their contact number'), phone);
  await chooseOption(canvas.getByLabelText('Relationship'), relation);
}

async function add(canvas: Canvas, person: readonly [string, string, string]): Promise<void> {
  await fill(canvas, person);
  await press(canvas, 'Add to the list');
  await expect(await canvas.findByRole('button', { name: `Remove ${person[0]}` })).toBeVisible();
}

async function expectStep(canvas: Canvas, name: string): Promise<void> {
  const heading = await canvas.findByRole('heading', { name });
  await waitFor(() => expect(within(heading).getByText(name)).toHaveFocus());
}

/** Step 1: the tree is selected by default. */
export const Gift: Story = {
  tags: ['picture'],
  args: { customer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Citrus/Native Tree' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Sweet Treat Gift Box' })).not.toBeChecked();
  },
};

export const OtherGift: Story = {
  ...Gift,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sweet Treat Gift Box' }));
    const [ofTree, ofBox] = canvas.getAllByText(/^Select(ed)?$/);
    await expect(ofTree).toHaveTextContent(/^Select$/);
    await expect(ofBox).toHaveTextContent(/^Selected$/);
  },
};

export const GiftSending: Story = {
  ...Gift,
  parameters: { api: 'never' },
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveFocus();
  },
};

export const GiftFailed: Story = {
  ...Gift,
  parameters: { api: 500 },
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await expect(
      await canvas.findByText('Sorry, something went wrong. Please try again later'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

export const GiftSent: Story = {
  ...Gift,
  play: async ({ canvas }) => {
    await press(canvas, 'Submit');
    await expectStep(canvas, 'Refer someone you know');
    await expect(currentPage().api.requests).toMatchObject([
      { url: '/api/acme/cap/gift', fields: { clientDetails: customer, capChoice: 'Tree' } },
    ]);
  },
};

/** Step 2, which comes first if there is no gift to choose. */
export const Referrals: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Refer someone you know' })).toBeVisible();
    await expect(canvas.getByText(/we tell each of them that you referred them/)).toBeVisible();
  },
};

export const ReferralInvalid: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await press(canvas, 'Add to the list');
    const name = canvas.getByLabelText('Their name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Error: Please enter a name.');
    await expect(canvas.getByText('Please select a relationship.')).toBeVisible();
  },
};

export const Listed: Story = {
  play: async ({ canvas }) => {
    await add(canvas, hemi);
    await add(canvas, ana);
    await expect(canvas.getByText('Ana is on your list.')).toHaveRole('status');
    await expect(canvas.getByLabelText('Their name')).toHaveFocus();
  },
};

export const Removed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Listed.play?.(context);
    await press(canvas, 'Remove Hēmi Tautahi');
    await expect(canvas.getByRole('button', { name: 'Remove Ana' })).toHaveFocus();
  },
};

/** The same number in another format is rejected as a duplicate. */
export const Repeated: Story = {
  play: async ({ canvas }) => {
    await add(canvas, hemi);
    await fill(canvas, ['Ana', '(021) 555-0001', 'Sibling']);
    await press(canvas, 'Add to the list');
    await expect(await canvas.findByText('This number is on your list already.')).toBeVisible();
  },
};

export const ReferralsFailed: Story = {
  parameters: { api: 500 },
  play: async ({ canvas }) => {
    await add(canvas, hemi);
    await press(canvas, 'Submit');
    await expect(
      await canvas.findByText('Sorry, something went wrong. Please try again later'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Hēmi Tautahi' })).toBeVisible();
  },
};

/** A friend who is typed but not yet added is sent too. */
export const ReferralsSent: Story = {
  args: { step: 2, customer },
  play: async ({ canvas }) => {
    await add(canvas, hemi);
    await fill(canvas, ana);
    await press(canvas, 'Submit');
    await expectStep(canvas, 'Thank you!');
    const referrals = [
      { formFullName: 'Hēmi Tautahi' },
      { formFullName: 'Ana', formGroupRelation: 'a sibling' },
    ];
    await expect(currentPage().api.requests).toMatchObject([
      {
        url: '/api/acme/cap/referral',
        fields: { formCusFirstName: 'Aroha', formPostcode: '6011', referrals },
      },
    ]);
  },
};

export const NoThanks: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'No, thanks');
    await expectStep(canvas, 'Thank you!');
    await expect(currentPage().api.requests).toEqual([]);
  },
};

/** People who have not been sent are not dropped without a question. */
export const NoThanksWithPeople: Story = {
  play: async ({ canvas }) => {
    await add(canvas, hemi);
    await press(canvas, 'No, thanks');
    await expect(canvas.getByRole('button', { name: 'Send them' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Leave without sending' })).toBeVisible();
  },
};

/** Step 3: the thanks. */
export const Thanks: Story = { tags: ['picture'], args: { step: 3 } };

/** Any other step: the customer has already taken part. */
export const TakenPart: Story = {
  args: { step: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/about-us/contact-us',
    );
  },
};

export const DarkGift: Story = { ...OtherGift, parameters: { theme: 'dark' } };
export const DarkReferrals: Story = { ...Listed, parameters: { theme: 'dark' } };
export const NarrowGift: Story = { ...Gift, parameters: { hostWidth: '320px' } };
export const NarrowReferrals: Story = { ...Listed, parameters: { hostWidth: '320px' } };
