import { Button, Dialog, Field } from '@adviser-widgets/ui';
import type { Command } from 'prosemirror-state';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { TextStore } from './text-store.ts';
import { addressOf, linkAt, removeLink, setLink } from './links.ts';

interface LinkDialogProps {
  readonly store: TextStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks where a link leads. Afterwards the text has the focus, and the same selection. */
export function LinkDialog({ store, isOpen, onClose }: LinkDialogProps) {
  useEffect(() => (isOpen ? () => store.focus() : undefined), [isOpen, store]);
  return (
    <Dialog isOpen={isOpen} isModal label="Link" closeLabel="Close without changes" onClose={onClose}>
      {isOpen && <LinkFields store={store} onClose={onClose} />}
    </Dialog>
  );
}

function LinkFields({ store, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const state = store.state();
  const link = linkAt(state);
  const [address, setAddress] = useState(link?.href ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  function finish(command: Command): void {
    store.run(command);
    onClose();
  }

  function set(): void {
    const href = addressOf(address);
    if (href) finish(setLink(href, text.trim()));
    else setError('Enter where the link leads, such as /contact, https://www.example.nz or a phone number.');
  }

  return (
    <div className="aw-builder__link">
      {state.selection.empty && !link && (
        <TextInput label="Text of the link" value={text} onChange={setText} onEnter={set} />
      )}
      <TextInput
        label="Leads to"
        hint="A page of your site (/contact), a whole address (https://…), a phone number or an email address."
        error={error}
        value={address}
        onChange={(next) => {
          setAddress(next);
          setError('');
        }}
        onEnter={set}
      />
      <div className="aw-builder__actions">
        <Button onClick={set}>{link ? 'Change link' : 'Add link'}</Button>
        {link && (
          <button type="button" className="aw-builder__second" onClick={() => finish(removeLink)}>
            Remove link
          </button>
        )}
      </div>
    </div>
  );
}

interface TextInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The dialog is inside a form, and can't be one. */
  readonly onEnter: () => void;
}

/** A dialog gives the focus to its first marked element. */
function markFirst(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

function TextInput({ value, onChange, onEnter, ...texts }: TextInputProps) {
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          ref={markFirst}
          value={value}
          autoComplete="off"
          onKeyDown={submit}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
