import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';

export const attributes = {
  load: {
    kind: 'choice',
    label: 'When the chat loads',
    choices: ['idle', 'interaction', 'immediate'],
    default: 'idle',
    description:
      'When the chat service is fetched: once the page is idle, when a visitor presses the button, or immediately.',
    example: 'interaction',
  },
} as const;

export const slots = {} as const;

/** The launcher of a support chat. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'web-chat',
  title: 'Web chat',
  description:
    'A button at the foot of the window that opens your support chat. Put it last on the page, once; what you put inside, such as a link to your contact page, is there without JavaScript and where no chat is configured.',
  purpose: 'find',
  task: 'write',
  keywords: ['chat with us', 'live chat', 'support', 'Zendesk', 'help', 'messenger'],
  attributes,
  slots,
  load: 'idle',
  frame: 'page',
  events: {
    'aw:open': { when: 'The chat has opened.' },
    'aw:close': { when: 'The chat has closed.' },
    'aw:error': { when: 'A press could not open the chat.', detail: { kind: 'network or offline' } },
    'aw:analytics': analyticsEvent,
  },
  needsConfig: [
    {
      key: 'chat.key',
      why: 'your chat, or chat.scriptUrl; without it visitors see what you put inside. Where consent is required, it waits for chat',
    },
  ],
  reactOnly: {
    children: {
      description: 'What visitors see if the widget cannot show.',
    },
  },
  accessibility: [
    'A native button at the end of the page; that it opens, or cannot, is announced, with another way to reach you.',
    'Escape closes that message; without consent, a press says why the chat does not start.',
    "The chat itself is the vendor's window, with the accessibility that vendor gives it.",
    'At the end of the page the button moves off text, controls and pictures, to the other corner or up.',
    'Put the placeholder last in the page, so that Tab reaches it last.',
  ],
  reserve: { narrow: 0, wide: 0 },
  preview: { hint: 'Until the configuration of your site has a chat, you see the content inside.' },
  example: `<div class="aw-widget" data-widget="web-chat" data-load="interaction">
  <p><a href="/about-us/contact-us">Contact us</a></p>
</div>`,
});
