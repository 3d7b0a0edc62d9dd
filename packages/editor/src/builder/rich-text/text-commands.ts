import { setBlockType } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';

/** Makes the selected block a heading of the level that the text already uses, or a paragraph again. */
export const toggleHeading: Command = (state, dispatch) => {
  const { heading, paragraph } = state.schema.nodes;
  if (!heading || !paragraph) return false;
  if (isActive(state, 'heading')) return setBlockType(paragraph)(state, dispatch);
  return setBlockType(heading, { level: usedLevel(state, heading) })(state, dispatch);
};

function usedLevel({ doc }: EditorState, heading: NodeType): number | undefined {
  let level: number | undefined;
  doc.descendants((node) => {
    if (node.type === heading) level ??= Number(node.attrs.level);
  });
  return level;
}

/** Puts the selected paragraphs into a list, changes the kind of the list around them, or takes them out again. */
export function toggleList(name: string): Command {
  return (state, dispatch) => {
    const { list_item: item, [name]: list } = state.schema.nodes;
    if (!item || !list) return false;
    const around = listAround(state);
    if (!around) return wrapInList(list)(state, dispatch);
    if (around.type === list) return liftListItem(item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.position, list));
    return true;
  };
}

/** Whether the selection has the mark, or is in a node of that name. Of lists, the innermost counts. */
export function isActive(state: EditorState, name: string): boolean {
  const mark = state.schema.marks[name];
  if (mark) return hasMark(state, mark);
  return state.selection.$from.parent.type.name === name || listAround(state)?.type.name === name;
}

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

function listAround({ selection: { $from } }: EditorState) {
  const depth = $from.depth - 2; // list > list item > paragraph
  const type = depth > 0 ? $from.node(depth).type : undefined;
  return type?.isInGroup('list') ? { type, position: $from.before(depth) } : undefined;
}
