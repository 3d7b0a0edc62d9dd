import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  label: { kind: 'text', default: 'Show more', description: 'Text of the button that shows and hides the content.', example: 'All our conditions' },
  open: { kind: 'flag', default: false, description: 'Whether the content shows from the start.', example: 'true' },
} as const;

export const slots = {} as const;

/** Content behind a button (spec section 2). */
export const definition = defineWidget({
  name: 'collapse',
  title: 'Collapse',
  description:
    'Hides what you put inside behind a button that shows it. Links to anything inside open it, search in the page finds it, and print shows all of it.',
  attributes,
  slots,
  frame: 'page',
  content: true,
  events: ['aw:open', 'aw:close'],
  reserve: { narrow: 44, wide: 44 },
  example: `<div class="aw-widget" data-widget="collapse" data-label="All our conditions">
  <p>Lending criteria, terms and fees apply.</p>
</div>`,
  component: async () => (await import('./Collapse.tsx')).Collapse,
});
