import { Field, type ControlProps } from '@adviser-widgets/ui';
import { useState } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import { readText } from './read-text.ts';
import type { TextElements } from './text-elements.ts';
import { textTools, toolIcon } from './text-tools.tsx';
import { Toolbar, type ToolbarButton } from './Toolbar.tsx';
import { useTextStore } from './useTextStore.ts';

interface RichTextFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly elements: TextElements;
  /** HTML. */
  readonly value: string;
  /** HTML to start from, offered while the field is empty. */
  readonly example?: string | undefined;
  readonly onChange: (html: string) => void;
}

/** Text with links and emphasis, and no HTML to write. What it can't hold stays as it is, and shows as HTML. */
export function RichTextField({ elements, value, example, error, onChange, ...texts }: RichTextFieldProps) {
  const read = readText(value, elements);
  const parts = 'parts' in read ? read.parts : undefined;
  const [wantsSource, setWantsSource] = useState(parts !== undefined);
  const [isLinking, setLinking] = useState(false);
  const isSource = wantsSource || parts !== undefined;
  const openLink = () => {
    store.blur();
    setLinking(true);
  };
  const store = useTextStore({ elements, value, onChange, onLink: openLink });
  const sourceButton: ToolbarButton = {
    label: 'HTML',
    icon: toolIcon('source'),
    isOn: isSource,
    isOff: parts !== undefined,
    onPress: () => setWantsSource(!isSource),
  };
  return (
    <Field {...texts} {...(error && { error })} notice={parts ? noticeOf(parts) : ''} isWide>
      {(control) => (
        <div className="aw-rich-text">
          <Toolbar
            label={`Format: ${texts.label}`}
            buttons={isSource ? [sourceButton] : [...textTools(store, openLink), sourceButton]}
            onLeave={store.focus}
          />
          {isSource ? (
            <Source {...{ control, value, onChange }} />
          ) : (
            <div
              {...control}
              key="text"
              ref={store.mount}
              className="aw-control aw-rich-text__content"
              role="textbox"
              aria-multiline="true"
              aria-label={texts.label}
            />
          )}
          {example && value.trim() === '' && (
            <button
              type="button"
              className="aw-rich-text__example"
              onClick={() => {
                onChange(example);
                store.focus();
              }}
            >
              Start with an example <span className="aw-hidden">for {texts.label}</span>
            </button>
          )}
          <LinkDialog store={store} isOpen={isLinking} onClose={() => setLinking(false)} />
        </div>
      )}
    </Field>
  );
}

function Source({
  control,
  value,
  onChange,
}: { readonly control: ControlProps } & Pick<RichTextFieldProps, 'value' | 'onChange'>) {
  const rows = Math.min(12, Math.max(3, value.split('\n').length + 1));
  return (
    <textarea
      {...control}
      className="aw-control aw-builder__code"
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function noticeOf(parts: readonly string[]): string {
  return parts.length === 0
    ? 'The text is shown as HTML, because the text field would write it in another way.'
    : `The text is shown as HTML, because the text field can't hold ${parts.slice(0, 3).join(', ')}.`;
}
