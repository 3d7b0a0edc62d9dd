import { parseValue } from '@adviser-widgets/core/internal';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import { readExample } from './read-draft.ts';

type Attributes = WidgetDraft['attributes'];

/**
 * The draft with other attributes. Its fallback follows them as long as an editor has not written another one: an
 * address or a link is written once.
 */
export function followSettings(
  draft: WidgetDraft,
  attributes: Attributes,
  widget: BuilderWidget,
): WidgetDraft {
  const own = plain(draft.content);
  const isOurs = own === '' || own === plain(fallbackFor(draft.attributes, widget));
  if (!widget.repeats || !isOurs) return { ...draft, attributes };
  const content = withPictures(fallbackFor(attributes, widget), draft.content);
  return { ...draft, attributes, content };
}

/** The example's content, with the draft's values for those of the example. */
function fallbackFor(attributes: Attributes, widget: BuilderWidget): string {
  const example = readExample(widget);
  const isVideo = (name: string) => widget.repeats?.as === 'video' && name === widget.repeats.attribute;
  return Object.entries(example.attributes).reduce((html, [name, before]) => {
    const value = attributes[name]?.trim() ?? '';
    const attribute = widget.attributes[name];
    const isRight = attribute !== undefined && parseValue(attribute.kind, value, attribute) !== undefined;
    if (value === '' || before === '' || !isRight) return html;
    const after = isVideo(name) && /^[\w-]{11}$/.test(value) ? `https://youtu.be/${value}` : value;
    return html
      .replaceAll(encodeURIComponent(before), () => encodeURIComponent(after.replace(/\p{Surrogate}/gu, '')))
      .replaceAll(escaped(before), () => escaped(after));
  }, example.content);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const pictures = /<picture\b[^]*?<\/picture>|<img\b[^>]*>/gi;

/** Without pictures, which are the editor's own whatever the text is. */
function plain(html: string): string {
  return html.replace(pictures, '').replace(/\s+/g, ' ').trim();
}

function withPictures(html: string, before: string): string {
  const kept = before.match(pictures) ?? [];
  return before.trim() === '' ? html : html.replace(pictures, () => kept.shift() ?? '');
}
