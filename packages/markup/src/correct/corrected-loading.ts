import { suggest } from '@adviser-widgets/core/internal';
import { asName, parseLoading } from '@adviser-widgets/widget/internal';

/** Corrects a `data-widget-load`: a mistyped word, or a media query without its own brackets. */
export function correctedLoading(text: string): string | undefined {
  const wanted = asName(text);
  const query = /^(?:media)?\s*\(+([^()]+)\)*$/.exec(wanted)?.[1];
  const media = `media((${query}))`;
  if (query !== undefined) return parseLoading(media) && media;
  return suggest(wanted, ['eager', 'visible', 'idle', 'interaction']);
}
