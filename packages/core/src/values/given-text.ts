import { cutText } from './cut-text.ts';
import { decodeEntities } from './decode-entities.ts';

/**
 * Returns a name or another short text of a list, an attribute or a link as people read it: without entities, with single
 * spaces, trimmed. '' for what is no text.
 *
 * @param limit Characters that are looked at.
 */
export function givenText(given: unknown, limit = 1000): string {
  if (typeof given !== 'string') return '';
  return decodeEntities(cutText(given, limit)).replace(/\s+/g, ' ').trim();
}
