import type { Kind } from '@adviser-widgets/core/internal';

interface KindExamples {
  /** Values as an editor writes them; all are valid. */
  readonly good: readonly string[];
  /** What else to know about the kind. */
  readonly note: string;
}

/**
 * The contents of the table of kinds: what to write, in words and with examples. `choice` uses three examples
 * of its own.
 */
export const kindExamples: Readonly<Record<Kind, KindExamples>> = {
  text: {
    good: ['Talk to us'],
    note: 'Any text, exactly as you write it. Quotes, macrons and emoji are welcome; write " as &quot;.',
  },
  html: {
    good: ['Open <strong>today</strong>'],
    note: 'Links, strong, em, b, i, br, span and p. Of anything else only the text shows.',
  },
  number: {
    good: ['8', '0.15', '-2'],
    note: 'Figures and a point. No unit, no comma: 12px and 1,000 are not read.',
  },
  integer: { good: ['3'], note: 'Figures only.' },
  flag: {
    good: ['true', 'yes', '1', 'false', 'no', '0'],
    note: 'The name alone means true. Capitals do not matter.',
  },
  choice: {
    good: ['none', 'booklet'],
    note: 'One of the words in the table of the widget. Capitals do not matter.',
  },
  url: {
    good: ['/about-us', 'https://example.nz/a?b=1', 'tel:0800000000'],
    note: 'Another site needs its https://.',
  },
  date: {
    good: ['2026-11-21'],
    note: 'Year, month, day. 21/11/2026 is not read, as elsewhere it would be another day.',
  },
  list: { good: ['Mortgages, Insurance'], note: 'A comma after each but the last.' },
  json: {
    good: ['{"name": "Aroha"}'],
    note: 'For templates. Put single quotes around it, as it holds double ones.',
  },
  id: { good: ['open-notice'], note: 'The id of another element of the page. A # before it does no harm.' },
};
