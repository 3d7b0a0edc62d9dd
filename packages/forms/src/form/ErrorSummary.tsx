import { Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, type MouseEvent } from 'react';
import { fieldLabel } from '../fields/field-texts.ts';
import { outcomeText } from './outcome-texts.ts';
import type { WrongField } from './wrong-field.ts';

/** A list of one says no more than the field itself, and makes people go there in two steps. */
const worthListing = 2;

interface ErrorSummaryProps {
  readonly wrong: readonly WrongField[];
  /** Of the heading. */
  readonly level: number;
  readonly onShow: (name: string) => void;
}

/**
 * What the last press found wrong, above the fields, with a link to each. It takes the focus, which reads it
 * out, so it is no alert, and it stays until the next press: nothing may move while someone types.
 */
export function ErrorSummary({ wrong, level, onShow }: ErrorSummaryProps) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  if (wrong.length < worthListing) return null;
  const show = (event: MouseEvent, name: string) => {
    event.preventDefault(); // the page's address and history stay as they are
    onShow(name);
  };
  return (
    <div
      className="aw-form-error aw-error-summary"
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
    >
      <Heading level={level}>
        <span id={id}>{outcomeText('errorSummary', widget)}</span>
      </Heading>
      <ul className="aw-error-list" id={`${id}-list`}>
        {wrong.map(({ name, field, id: controlId, error }) => (
          <li key={name}>
            <a className="aw-link" href={`#${controlId}`} onClick={(event) => show(event, name)}>
              {/* The label first, as not every sentence of the spec names its field. */}
              {`${fieldLabel(name, field, widget).replace(/(?<!\.)\.+$/, '')}: ${error}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
