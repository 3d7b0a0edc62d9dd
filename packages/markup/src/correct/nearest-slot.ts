import { suggest } from '@adviser-widgets/core/internal';

/** Words by which people call the slots of forms. */
const meanings: readonly (readonly [words: RegExp, slot: string])[] = [
  [/thank|confirm|sent|done|finish|complet|message/i, 'success'],
  [/intro|lead|start|before|above|top/i, 'intro'],
];

/** The slot that an unknown name stands for, by its letters or its words. */
export function nearestSlot(name: string, known: readonly string[]): string | undefined {
  const [, meant = ''] = meanings.find(([words]) => words.test(name)) ?? [];
  return suggest(name, [...known]) ?? known.find((each) => each === meant);
}
