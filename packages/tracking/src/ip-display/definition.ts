import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  ip: {
    kind: 'text',
    label: 'Internet address of the visitor',
    required: true,
    description: 'The visitor’s address, IPv4 or IPv6, as your server sees it. Anything else is ignored.',
    example: '203.0.113.7',
  },
} as const;

export const slots = {} as const;

/** Adds the visitor's IP address to the tracking record and shows nothing. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'ip-display',
  title: 'IP display',
  description:
    'Shows nothing. Tells the library the visitor’s address, which your server writes into the page, so that leads carry it in their tracking record.',
  purpose: 'page',
  task: 'page',
  invisible: true,
  keywords: ['visitor address', 'tracking', 'IP'],
  attributes,
  slots,
  load: 'eager',
  events: {},
  needsConfig: [{ key: 'consent', why: 'where it is required, nothing is kept before the visitor agrees' }],
  accessibility: [
    'It shows nothing and hides its placeholder, so it cannot be seen, heard or reached.',
    'You have nothing to provide beside the address.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: '<div class="aw-widget" data-widget="ip-display" data-ip="203.0.113.7"></div>',
});
