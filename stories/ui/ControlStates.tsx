import type { MountedSnippet } from '@adviser-widgets/testing';
import { Button, Checkbox, CloseButton, DisclosureButton, Field } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/checkbox.css';
import '@adviser-widgets/ui/disclosure.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import './control-states.css';

/** What CSS knows of a control. */
export const states = ['rest', 'hover', 'pressed', 'focus'] as const;

const nothing = () => {};

/** Each part of `ui`, and what else it can be. */
const parts = {
  Button: () => <Button>Send</Button>,
  'Button, busy': () => <Button isBusy>Sending…</Button>,
  'Button that looks like a link': () => (
    <button type="button" className="aw-link">
      Show more
    </button>
  ),
  'Disclosure button': () => (
    <DisclosureButton isOpen={false} controls="conditions" onToggle={nothing}>
      All our conditions
    </DisclosureButton>
  ),
  'Close button': () => <CloseButton label="Close" onClick={nothing} />,
  Input: () => <Field label="Your name">{(control) => <input {...control} defaultValue="Mārama" />}</Field>,
  'Input with an error': () => (
    <Field label="Your name" error="Please enter your name.">
      {(control) => <input {...control} />}
    </Field>
  ),
  List: () => (
    <Field label="Your region">
      {(control) => (
        <select {...control}>
          <option>Northland</option>
        </select>
      )}
    </Field>
  ),
  'Text area': () => <Field label="Message">{(control) => <textarea {...control} />}</Field>,
  Checkbox: () => <Checkbox label="I already have an adviser" defaultChecked />,
} satisfies Record<string, () => ReactNode>;

interface ControlStatesProps {
  /** A widget's name, and its example mounted once for each state. */
  readonly widgets: readonly (readonly [name: string, copies: readonly MountedSnippet[]])[];
}

/** A row for each control and widget, with a column for each state. The catalogue's add-on forces the states. */
export function ControlStates({ widgets }: ControlStatesProps) {
  return (
    <div className="control-states">
      {Object.entries(parts).map(([name, part]) => (
        <Row key={name} name={name} cell={() => <div className="aw-root">{part()}</div>} />
      ))}
      {widgets.map(([name, copies]) => (
        <Row key={name} name={name} cell={(index) => <Mounted snippet={copies[index]} />} />
      ))}
    </div>
  );
}

function Row({ name, cell }: { readonly name: string; readonly cell: (index: number) => ReactNode }) {
  return (
    <section>
      <h3>{name}</h3>
      {states.map((state, index) => (
        <div key={state} data-state={state}>
          <p>{state}</p>
          {cell(index)}
        </div>
      ))}
    </section>
  );
}

function Mounted({ snippet }: { readonly snippet: MountedSnippet | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (snippet) place.current?.replaceChildren(snippet.element);
  }, [snippet]);
  return <div ref={place} />;
}
