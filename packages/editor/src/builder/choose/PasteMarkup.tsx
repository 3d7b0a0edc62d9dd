import { Button, Field } from '@adviser-widgets/ui';
import { useState } from 'react';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import { readMarkup, type FoundPlaceholder, type ReadMarkup } from './read-markup.ts';

interface PasteMarkupProps {
  readonly widgets: ReadonlyMap<string, BuilderWidget>;
  readonly onChoose: (draft: WidgetDraft) => void;
}

export function PasteMarkup({ widgets, onChoose }: PasteMarkupProps) {
  const [markup, setMarkup] = useState('');
  const [result, setResult] = useState<ReadMarkup>();
  return (
    <details className="aw-builder__paste" open={location.hash === '#paste' || undefined}>
      <summary>Edit or fix what you already have</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setResult(readMarkup(markup, widgets));
        }}
      >
        <Field
          label="Markup from your page"
          hint="A snippet, a shortcode or block of WordPress, or the HTML of a whole page. It stays in this browser."
        >
          {(control) => (
            <textarea
              {...control}
              className="aw-control aw-builder__code"
              rows={5}
              spellCheck={false}
              value={markup}
              onChange={(event) => setMarkup(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">Read it</Button>
      </form>
      <div role="status">{result && <Result {...result} onChoose={onChoose} />}</div>
    </details>
  );
}

function Result({ found, notes, onChoose }: ReadMarkup & Pick<PasteMarkupProps, 'onChoose'>) {
  const isRepaired = notes.some((note) => note.startsWith('Repaired:'));
  return (
    <>
      <p>
        {found.length === 0
          ? 'There is no widget in it: a placeholder has data-widget="…", or is a link with #widget=… in its address.'
          : describeFound(found, { isRepaired, hasNotes: notes.length > 0 })}
      </p>
      {notes.length > 0 && (
        <ul className="aw-builder__problems">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ol className="aw-builder__found">
        {found.map((placeholder, index) => (
          <Found key={`${index} ${placeholder.name}`} {...{ ...placeholder, isRepaired, onChoose }} />
        ))}
      </ol>
    </>
  );
}

interface FoundProps extends FoundPlaceholder, Pick<PasteMarkupProps, 'onChoose'> {
  readonly isRepaired: boolean;
}

function Found({ name, problems, draft, isRepaired, onChoose }: FoundProps) {
  const state = isRepaired ? 'repaired' : 'nothing to fix';
  const action = isRepaired ? 'Copy or edit' : 'Edit';
  return (
    <li>
      <p>
        <strong>{draft?.widget ?? (name || 'A widget without a name')}</strong>
        {problems.length === 0 && `: ${state}`}
      </p>
      {problems.length > 0 && (
        <ul className="aw-builder__problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {draft && (
        <button type="button" className="aw-builder__second" onClick={() => onChoose(draft)}>
          {problems.length === 0 ? action : 'Fix and edit'} <span className="aw-hidden">{draft.widget}</span>
        </button>
      )}
    </li>
  );
}

interface Around {
  readonly isRepaired: boolean;
  /** Whether something is said of the markup as a whole. */
  readonly hasNotes: boolean;
}

function describeFound(found: readonly FoundPlaceholder[], { isRepaired, hasNotes }: Around): string {
  const broken = found.filter(({ problems }) => problems.length > 0).length;
  const widgets = found.length === 1 ? 'One widget' : `${found.length} widgets`;
  if (broken > 0)
    return `${widgets}, ${broken === found.length ? '' : `${broken} of them `}with something to fix.`;
  if (isRepaired) return `${widgets}. Repaired. Copy the snippet and paste it over the one in your page.`;
  return hasNotes ? `${widgets}, with something to fix around it.` : `${widgets}, nothing to fix.`;
}
