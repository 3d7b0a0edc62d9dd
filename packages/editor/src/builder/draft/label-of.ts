import { labelOf as words } from '@adviser-widgets/widget/internal';
import type { BuilderWidget } from '../builder-widget.ts';

/** The words on the field of an attribute, a slot, or `content`: what is inside a widget beside its slots. */
export function labelOf(name: string, { attributes, slots, content }: BuilderWidget): string {
  if (name === 'content') return content ? 'Content' : 'Until it has loaded';
  return words(name, attributes[name] ?? slots[name]);
}
