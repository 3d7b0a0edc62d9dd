import { headingLevel } from '@adviser-widgets/widget/internal';
import { honeypotPattern } from '../lead/honeypot-name.ts';

interface FormDefaults {
  readonly heading: string;
  readonly subHeading?: string;
  readonly buttonText: string;
  /** The form comes back when its success panel is closed. */
  readonly closable: boolean;
  readonly draft?: boolean;
}

/** The attributes common to every form, with a form's own defaults. */
export function formAttributes({ heading, subHeading, buttonText, closable, draft = true }: FormDefaults) {
  return {
    heading: {
      kind: 'text',
      default: heading,
      emptyForNone: true,
      description: 'The heading above the form.',
      example: 'Talk to us',
    },
    'sub-heading': {
      kind: 'text',
      label: 'Text below the heading',
      default: subHeading,
      emptyForNone: subHeading === undefined ? undefined : true,
      description: 'A sentence under the heading.',
      example: 'We usually call back within one working day',
    },
    'heading-level': headingLevel,
    'button-text': {
      kind: 'text',
      default: buttonText,
      description: 'The text on the button.',
      example: 'Call me back',
    },
    ...leadAttributes,
    closable: {
      kind: 'flag',
      label: 'Close button on the thanks',
      default: closable,
      description: 'Shows a close button on the success message, which leads back to the empty form.',
      example: 'true',
    },
    draft: {
      kind: 'flag',
      label: 'Keep what visitors typed',
      default: draft,
      description:
        'Keeps what a visitor typed if the page is reloaded before it is sent. In this tab only, for half an hour.',
      example: draft ? 'false' : 'true',
    },
    'honeypot-name': {
      kind: 'text',
      label: 'Name of the hidden field against robots',
      pattern: honeypotPattern,
      expected: 'a name that differs from every field of the lead',
      description: 'The name of the field that only robots fill in, where your system expects another.',
      example: 'hamCheck',
    },
  } as const;
}

const leadAttributes = {
  'campaign-id': {
    kind: 'text',
    description:
      'The campaign this lead belongs to. Without it: the campaign the visitor came with, then the one in the configuration.',
    example: 'HL-2026',
  },
  'tracking-number': {
    kind: 'text',
    description: 'The tracking number sent with the lead.',
    example: 'TN-1042',
  },
  'adviser-id': {
    kind: 'text',
    description: 'The adviser who gets the lead, by id.',
    example: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  },
  'error-summary': {
    kind: 'flag',
    label: 'List of errors above the fields',
    default: false,
    description:
      'If two or more fields are wrong, lists their errors above the fields as well, with a link to each. The list takes the focus.',
    example: 'true',
  },
  'best-day-options': {
    kind: 'json',
    label: 'Days to choose from',
    description: 'The days a visitor can choose from, where the form asks for one.',
    example: '[{"value": "0", "label": "Today"}, {"value": "2", "label": "Monday"}]',
  },
} as const;

/** The slots common to every form. */
export const formSlots = {
  success: {
    label: 'Thank-you text',
    description: 'Shown in place of the form once the request has been received.',
    example: "<h3>Thanks!</h3>\n<p>We'll be in touch within one working day.</p>",
  },
  privacy: {
    label: 'Privacy note',
    description: 'Replaces the note about the privacy policy under the button.',
    example:
      '<p>We use your details to answer you, and keep them as our <a href="/privacy-policy">privacy policy</a> says.</p>',
  },
  intro: {
    label: 'Introduction',
    description: 'Shown between the heading and the fields.',
    example: '<p>It takes a minute, and costs you <strong>nothing</strong>.</p>',
  },
} as const;
