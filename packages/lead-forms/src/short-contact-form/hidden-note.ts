import { withoutOuterSlashes } from '@adviser-widgets/core';
import type { ShortContactFormProps } from './ShortContactForm.tsx';

/** The note that goes before the message and is never shown (row 30): about the booklet, the page, or none. */
export function hiddenNote({ messageMode, messageText = '' }: Pick<ShortContactFormProps, 'messageMode' | 'messageText'>): string {
  if (messageMode === 'booklet') return messageText;
  return messageMode === 'page-slug' ? `Submitted from ${withoutOuterSlashes(location.pathname) || 'home'}` : '';
}
