import { defineWidget } from '@adviser-widgets/widget';
import { iconNames } from './icon-names.ts';

export const attributes = {
  name: { kind: 'choice', choices: iconNames, required: true, description: 'Which icon.', example: 'phone' },
  label: {
    kind: 'text',
    default: '',
    description:
      'What the icon says, where no text beside it does. Without it the icon is an ornament, and screen readers pass over it.',
    example: 'Phone',
  },
} as const;

export const slots = {} as const;

/** An icon in a line of text, with the text's height and colour. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'icon',
  title: 'Icon',
  description:
    'A small drawing in a line of text, as large as the text and in its colour: phone, insurance, deposits and ten others. Only the icons that a page shows are downloaded.',
  purpose: 'page',
  task: 'page',
  keywords: ['symbol', 'pictogram', 'glyph', 'SVG'],
  attributes,
  slots,
  frame: 'inline',
  events: {},
  accessibility: [
    'Without a label it is an ornament that screen readers pass over; with one it is an image of that name.',
    'It takes no focus and never moves.',
    'Give it a label only where no text beside it says the same.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: '<span class="aw-widget" data-widget="icon" data-name="phone"></span>',
});
