import { asSentence, firstDay, parseMarkup, readTolerantly } from '@adviser-widgets/markup';
import { findUndescribed } from '../pictures/picture-problems.ts';
import { hasPictureList } from '../pictures/pictures.ts';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import { labelOf } from './label-of.ts';
import { findPhones, linkPhone } from './phones.ts';
import { writeSnippet } from './write-snippet.ts';

/** Something that is no mistake, and worth a look. */
export interface DraftHint {
  readonly name: string;
  readonly sentence: string;
  /** The same below its field. */
  readonly fieldSentence?: string;
  /** What a press does about it. */
  readonly action?: { readonly label: string; readonly draft: WidgetDraft };
}

/** What an editor may have forgotten, or wants to know before copying. */
export function findHints(draft: WidgetDraft, widget: BuilderWidget): DraftHint[] {
  return [
    ...versionHint(draft, widget),
    ...dayHint(draft, widget),
    ...phoneHints(draft, widget),
    ...(hasPictureList(widget) ? findUndescribed(draft.content) : []).map((sentence) => ({
      name: 'content',
      sentence,
    })),
  ];
}

function versionHint({ attributes }: WidgetDraft, widget: BuilderWidget): DraftHint[] {
  const { staysClosed, attributes: known } = widget;
  if (!staysClosed || !known.version || attributes.version?.trim()) return [];
  const why = `visitors who closed another notice don't see this one for ${staysClosed.period}`;
  return [
    {
      name: 'version',
      sentence: `Write a “${labelOf('version', widget)}”, such as ${known.version.example}: without it, ${why}.`,
      fieldSentence: `Without it, ${why}.`,
    },
  ];
}

function dayHint(draft: WidgetDraft, widget: BuilderWidget): DraftHint[] {
  const element = parseMarkup(writeSnippet(draft)).querySelector(`[data-widget="${widget.name}"]`);
  const first = element && firstDay({ definition: widget, props: readTolerantly(widget, element).props });
  if (!first) return [];
  return [{ name: 'from', sentence: asSentence(`It shows from ${first}`) }];
}

/** A number that can't be pressed is of little use on a phone. */
function phoneHints(draft: WidgetDraft, widget: BuilderWidget): DraftHint[] {
  const parts = [...Object.entries(draft.slots), ['content', draft.content] as const];
  return parts.flatMap(([name, html]) =>
    findPhones(html).map((phone) => {
      const linked = linkPhone(html, phone);
      return {
        name,
        sentence: `${phone} in “${labelOf(name, widget)}” is not a link, so pressing it does nothing.`,
        action: {
          label: `Make ${phone} a link`,
          draft:
            name === 'content'
              ? { ...draft, content: linked }
              : { ...draft, slots: { ...draft.slots, [name]: linked } },
        },
      };
    }),
  );
}
