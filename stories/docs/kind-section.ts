import { expectation, type Kind } from '@adviser-widgets/core/internal';
import { code, markdownTable, plain } from '../widget-page/markdown.ts';
import { kindExamples } from './kind-examples.ts';

/** A cast: the record has one entry per kind. */
const rows = Object.entries(kindExamples) as [Kind, (typeof kindExamples)[Kind]][];

/** What each kind of attribute accepts, in the same words as the reports. */
export function kindSection(): string {
  return markdownTable(
    ['Kind', 'Takes', 'For example', 'Good to know'],
    rows.map(([kind, { good, note }]) => [
      code(kind),
      kind === 'choice' ? 'one of the words listed' : plain(expectation(kind)),
      good.map(code).join(', '),
      plain(note),
    ]),
  );
}
