import type { KnownWidget } from '@adviser-widgets/widget/internal';
import { inside } from './left-piece.ts';

const form = {
  name: 'request-call-form',
  title: 'Request a call',
  description: 'A form.',
  purpose: 'form',
  keywords: [],
  load: 'visible',
  callsApi: true,
  content: false,
  attributes: {
    heading: { kind: 'text', default: 'Request a call', description: 'Above it.', example: 'Talk to us' },
    'sub-heading': { kind: 'text', description: 'Below the heading.', example: 'We call back' },
    'heading-level': { kind: 'integer', min: 2, max: 6, default: 2, description: 'Its level.', example: '3' },
    'campaign-id': { kind: 'text', description: 'The campaign.', example: 'HL-2026' },
    closable: { kind: 'flag', default: true, description: 'May be closed.', example: 'false' },
  },
  slots: { success: { description: 'Thanks.' } },
  example: `<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us">${inside}</div>`,
} as const satisfies KnownWidget & Readonly<Record<string, unknown>>;

const frame = {
  ...form,
  name: 'iframe-embed',
  title: 'Iframe embed',
  purpose: 'show',
  callsApi: false,
  attributes: {
    src: { kind: 'url', required: true, description: 'The page.', example: '/calculators/loan' },
    title: { kind: 'text', required: true, description: 'What it is.', example: 'Calculator' },
  },
  slots: {},
  example:
    '<div class="aw-widget" data-widget="iframe-embed" data-src="/calculators/loan" data-title="Calculator"><a href="/calculators/loan">Open</a></div>',
} as const satisfies KnownWidget & Readonly<Record<string, unknown>>;

/** The widgets of the pieces, with as much of a definition as the tools read. */
export const leftDefinitions: ReadonlyMap<string, KnownWidget> = new Map(
  [form, frame].map((definition) => [definition.name, definition]),
);

/** The same as a `widgets.json`. */
export const leftManifest = {
  schemaVersion: 1,
  widgets: [form, frame].map(({ load, callsApi, ...words }) => ({
    ...words,
    loading: load,
    needsBrand: callsApi,
  })),
};
