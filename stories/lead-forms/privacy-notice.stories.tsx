import { callbackForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentPage } from '../page.ts';
import { markupStory } from '../markup-story.tsx';
import { expectThanks, fillIn, press } from './play.ts';
import { privacyNotice } from './privacy-notice.ts';

/**
 * An example for editors: the `privacy` slot of a form, with what IPP 3 of the Privacy Act 2020 requires you
 * to tell people when you collect their details. Copy it, and put in your own facts.
 */
const meta: Meta = {
  id: 'lead-forms-privacy-notice',
  title: 'Lead forms/Privacy notice (Privacy Act, IPP 3, consent, law)',
};

export default meta;

const story = markupStory(privacyNotice, callbackForm);

export const PrivacyNotice: StoryObj = {
  tags: ['picture'],
  ...story,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submit' });
    const notice = canvas.getByText('What happens with your details');
    await expect(button.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: 'Read our privacy policy' })).toBeVisible();
    await expect(canvas.queryByText('By submitting this form you agree to our')).toBeNull();
  },
};

/** The notice asks for nothing, so the form is sent as it is without one. */
export const Sent: StoryObj = {
  ...story,
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await expectThanks(canvas);
    await expect(currentPage().api.requests).toHaveLength(1);
  },
};

export const Dark: StoryObj = { ...PrivacyNotice, parameters: { ...story.parameters, theme: 'dark' } };

export const Narrow: StoryObj = { ...PrivacyNotice, parameters: { ...story.parameters, hostWidth: '320px' } };
