import { Store } from '@adviser-widgets/core/internal';
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node as TextNode, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readPasted } from './read-pasted.ts';
import { readText } from './read-text.ts';
import type { TextElements } from './text-elements.ts';
import { writeText, type RichText } from './write-text.ts';

interface TextSetting {
  readonly html: string;
  readonly elements: TextElements;
  readonly onChange: (html: string) => void;
  /** The keys for a link were pressed. */
  readonly onLink: () => void;
}

/** The editor of one text, outside React. */
export class TextStore extends Store<EditorState> {
  readonly #setting: TextSetting;
  #text: RichText;
  /** The HTML that was given, or written last. */
  #written: string;
  #view: EditorView | undefined;

  constructor(setting: TextSetting) {
    const text = readOrEmpty(setting.html, setting.elements);
    super(createState(text.doc, setting.onLink));
    this.#setting = setting;
    this.#text = text;
    this.#written = setting.html;
  }

  /** A ref. */
  readonly mount = (element: HTMLElement | null): (() => void) => {
    this.#view = new EditorView(element && { mount: element }, {
      state: this.state(),
      dispatchTransaction: (transaction) => this.#apply(transaction),
      handleDOMEvents: { paste, drop },
    });
    return () => {
      this.#view?.destroy();
      this.#view = undefined;
    };
  };

  run(command: Command): void {
    command(this.state(), this.#view?.dispatch, this.#view);
  }

  readonly focus = (): void => {
    this.#view?.focus();
  };

  /** Before a dialog: the browser would focus the text again without its selection. */
  readonly blur = (): void => {
    this.#view?.dom.blur();
  };

  /** Starts again with another text, unless the field has just written it. */
  follow(html: string): void {
    if (html === this.#written) return;
    const { elements, onLink } = this.#setting;
    this.#written = html;
    this.#text = readOrEmpty(html, elements);
    this.#update(createState(this.#text.doc, onLink));
  }

  #apply(transaction: Transaction): void {
    this.#update(this.state().apply(transaction));
    if (!transaction.docChanged) return;
    this.#written = writeText({ ...this.#text, doc: this.state().doc });
    this.#setting.onChange(this.#written);
  }

  #update(next: EditorState): void {
    this.#view?.updateState(next);
    this.show(next);
  }
}

/** Empty, if the field can't hold it: then it shows the source. */
function readOrEmpty(html: string, elements: TextElements): RichText {
  const read = readText(html, elements);
  return 'doc' in read ? read : readOrEmpty('', elements);
}

function createState(doc: TextNode, onLink: () => void): EditorState {
  const keys = keysOf(doc.type.schema, onLink);
  return EditorState.create({ doc, plugins: [history(), keymap(keys), keymap(baseKeymap)] });
}

function keysOf({ nodes, marks }: Schema, onLink: () => void): Readonly<Record<string, Command>> {
  const { list_item: item, hard_break: lineBreak } = nodes;
  const insertBreak: Command = ({ tr }, dispatch) => {
    if (!lineBreak) return false;
    dispatch?.(tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return true;
  };
  const openLink: Command = () => {
    onLink();
    return true;
  };
  return {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': insertBreak,
    ...(marks.strong && { 'Mod-b': toggleMark(marks.strong) }),
    ...(marks.em && { 'Mod-i': toggleMark(marks.em) }),
    ...(marks.link && { 'Mod-k': openLink }),
    ...(item && {
      Enter: chainCommands(splitListItem(item), liftListItem(item)),
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
    }),
  };
}

/** The library's own parsing of clipboards assigns `innerHTML`, which a policy with Trusted Types rejects. */
function paste(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault();
  if (event.clipboardData) insert(view, event.clipboardData);
  return true;
}

/** What is dragged within the field needs no parsing. */
function drop(view: EditorView, event: DragEvent): boolean {
  if (view.dragging) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place && event.dataTransfer) insert(view, event.dataTransfer, place.pos);
  return true;
}

function insert(view: EditorView, data: DataTransfer, position?: number): void {
  const given = { html: data.getData('text/html'), text: data.getData('text/plain') };
  if (given.html === '' && given.text === '') return;
  const slice = readPasted(given, view.state.schema);
  const { tr } = view.state;
  view.dispatch(
    (position === undefined
      ? tr.replaceSelection(slice)
      : tr.replaceRange(position, position, slice)
    ).scrollIntoView(),
  );
}
