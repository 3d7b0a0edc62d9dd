import { defineTexts } from '@adviser-widgets/core/internal';

export const countedText = defineTexts({
  charactersLeftOne: 'You have 1 character remaining',
  charactersLeft: 'You have {count} characters remaining',
  charactersOverOne: 'You have 1 character too many',
  charactersOver: 'You have {count} characters too many',
});

/** `left` is negative for a text that is too long. */
export function charactersLeft(left: number, widget: string): string {
  const count = Math.abs(left);
  const name = left < 0 ? 'charactersOver' : 'charactersLeft';
  return countedText(count === 1 ? `${name}One` : name, widget, { count });
}
