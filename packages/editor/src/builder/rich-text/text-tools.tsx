import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { TextStore } from './text-store.ts';
import { isActive, toggleHeading, toggleList } from './text-commands.ts';
import type { ToolbarButton } from './Toolbar.tsx';

const icons = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zm0 8h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  heading: 'M6 4v16M18 4v16M6 12h12',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h11M10 12h11M10 18h11M3 5l2-1v5M3 15h3l-3 4h3',
  undo: 'M4 9h10a5 5 0 0 1 0 10h-3M8 5L4 9l4 4',
  redo: 'M20 9H10a5 5 0 0 0 0 10h3M16 5l4 4-4 4',
  source: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
};

export function toolIcon(name: keyof typeof icons) {
  return (
    <svg className="aw-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

interface Toggle {
  readonly label: string;
  readonly icon: keyof typeof icons;
  readonly keys?: string;
  /** The node or mark of the schema. */
  readonly type: string;
  /** Unless it toggles the mark. */
  readonly command?: Command;
}

const toggles: readonly Toggle[] = [
  { label: 'Bold', icon: 'bold', keys: 'Control+B', type: 'strong' },
  { label: 'Italic', icon: 'italic', keys: 'Control+I', type: 'em' },
  { label: 'Subheading', icon: 'heading', type: 'heading', command: toggleHeading },
  { label: 'Bulleted list', icon: 'bullets', type: 'bullet_list', command: toggleList('bullet_list') },
  { label: 'Numbered list', icon: 'numbers', type: 'ordered_list', command: toggleList('ordered_list') },
];

/** The buttons for what the text may hold. */
export function textTools(store: TextStore, openLink: () => void): ToolbarButton[] {
  const state = store.state();
  const { marks, nodes } = state.schema;
  const act = (command: Command) => ({ isOff: !command(state), onPress: () => store.run(command) });
  const toggleButtons = toggles.flatMap(({ type, command, icon, ...words }) => {
    const mark = marks[type];
    if (!mark && !nodes[type]) return [];
    const action = command ?? (mark && toggleMark(mark));
    return action ? [{ ...words, icon: toolIcon(icon), isOn: isActive(state, type), ...act(action) }] : [];
  });
  return [
    ...toggleButtons,
    {
      label: 'Link',
      icon: toolIcon('link'),
      keys: 'Control+K',
      isOn: isActive(state, 'link'),
      onPress: openLink,
    },
    { label: 'Undo', icon: toolIcon('undo'), keys: 'Control+Z', ...act(undo) },
    { label: 'Redo', icon: toolIcon('redo'), keys: 'Control+Y', ...act(redo) },
  ];
}
