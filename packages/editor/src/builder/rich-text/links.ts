import { parseValue, trim } from '@adviser-widgets/core/internal';
import type { Command, EditorState } from 'prosemirror-state';

export interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The link in which the selection begins. */
export function linkAt({ selection: { $from, from } }: EditorState): LinkRange | undefined {
  const ranges: LinkRange[] = [];
  $from.parent.forEach((child, offset) => {
    const href = child.marks.find(({ type }) => type.name === 'link')?.attrs.href as string | undefined;
    const start = $from.start() + offset;
    const last = ranges.at(-1);
    if (href === undefined) return;
    if (last?.to === start && last.href === href) ranges.pop();
    ranges.push({
      from: last?.to === start && last.href === href ? last.from : start,
      to: start + child.nodeSize,
      href,
    });
  });
  return ranges.find((range) => range.from <= from && from < range.to);
}

/** Links the selection, the whole link around the cursor, or a new text. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { link } = state.schema.marks;
    if (!link) return false;
    const mark = link.create({ href });
    const { from, to } = rangeOf(state);
    const { tr } = state;
    if (from === to) tr.replaceSelectionWith(state.schema.text(text || href, [mark]), false);
    else tr.removeMark(from, to, link).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = rangeOf(state);
  dispatch?.(state.tr.removeMark(from, to, state.schema.marks.link));
  return true;
};

function rangeOf(state: EditorState) {
  const { selection } = state;
  return (selection.empty && linkAt(state)) || selection;
}

/** An address for what people type: phone numbers, e-mail addresses and sites without `https://` too. */
export function addressOf(typed: string): string | undefined {
  const text = trim(typed);
  if (/^\+?[\d ()-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[^\s@:/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^www\./i.test(text)) return `https://${text}`;
  return text !== '' && parseValue('url', text) ? text : undefined;
}
