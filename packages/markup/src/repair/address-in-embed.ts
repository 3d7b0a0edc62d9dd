import { decodeEntities } from '@adviser-widgets/core/internal';

const frame = /<iframe\s(?:[^>]*\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The address of the page in embed code; `undefined` for other texts, and if there is not exactly one frame. */
export function addressInEmbed(text: string): string | undefined {
  if (!/^\s*</.test(text)) return undefined;
  const [first, ...others] = [...text.matchAll(frame)];
  if (!first || others.length > 0) return undefined;
  return decodeEntities(first[1] ?? first[2] ?? '').trim();
}
