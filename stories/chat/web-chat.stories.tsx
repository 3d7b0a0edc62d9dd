import { WebChat, webChat } from '@adviser-widgets/chat';
import '@adviser-widgets/chat/styles.css';
import type { ConfigInput } from '@adviser-widgets/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { configurePage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

/** Calls that the stand-in for the vendor's script received. */
let vendorCalls: string[];

const meta = {
  id: 'chat-web-chat',
  title: 'Chat/Web chat (web-chat, chat with us, live chat, support, Zendesk, help, messenger)',
  ...widgetMeta(webChat),
  component: WebChat,
  beforeEach: ({ parameters }) => {
    const chat = parameters.isConfigured === false ? {} : { key: 'stories', scriptUrl: '/no-such-chat.js' };
    const consent = parameters.consent as ConfigInput['consent'];
    configurePage({ brand: 'acme', phone: '0800 000 000', consent, chat });
    vendorCalls = [];
    if (parameters.isThere !== false)
      Object.assign(globalThis, { zE: (...call: unknown[]) => vendorCalls.push(call.slice(0, 2).join(' ')) });
    return () => Reflect.deleteProperty(globalThis, 'zE');
  },
} satisfies Meta<typeof WebChat>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Launcher: Story = {
  tags: ['picture'],
  args: { load: 'interaction' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await expect(vendorCalls).toEqual([]);
  },
};

/**
 * Once the chat has been opened, the vendor's own launcher takes over, because it knows about unread
 * messages.
 */
export const Opened: Story = {
  tags: ['picture'],
  args: { load: 'interaction' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Chat with us' });
    await userEvent.click(button);
    await waitFor(() => expect(vendorCalls.at(-1)).toBe('webWidget open'));
    await expect(button).not.toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { load: 'interaction' },
  parameters: { isThere: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(await canvas.findByText('The chat cannot be reached.', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0800 000 000' })).toBeVisible();
  },
};

/** Pressing the button does not count as consent. */
export const WithoutConsent: Story = {
  parameters: { consent: 'required' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(
      await canvas.findByText('Accept chat cookies to start the chat.', { exact: false }),
    ).toBeVisible();
    await expect(vendorCalls).toEqual([]);
  },
};

/** Without a chat in the configuration, the content inside the tag stays. */
export const NotConfigured: Story = {
  parameters: { isConfigured: false },
  args: { children: <a href="/about-us/contact-us">Contact us</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FromMarkup: StoryObj = markupStory(webChat.example, webChat);
export const Dark: Story = { ...WithoutConsent, parameters: { consent: 'required', theme: 'dark' } };
export const Narrow: Story = { ...WithoutConsent, parameters: { consent: 'required', hostWidth: '320px' } };
