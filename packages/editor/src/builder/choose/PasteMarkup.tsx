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
    <details className="aw-builder__paste">
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
  return (
    <>
      <p>
        {found.length === 0
          ? 'There is no widget in it: a placeholder has data-widget="…", or is a link with #widget=… in its address.'
          : countOf(found)}
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
          <Found key={`${index} ${placeholder.name}`} {...placeholder} onChoose={onChoose} />
        ))}
      </ol>
    </>
  );
}

function Found({ name, problems, draft, onChoose }: FoundPlaceholder & Pick<PasteMarkupProps, 'onChoose'>) {
  return (
    <li>
      <p>
        <strong>{draft?.widget ?? (name || 'A widget without a name')}</strong>
        {problems.length === 0 && ': nothing to fix'}
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
          {problems.length === 0 ? 'Edit' : 'Fix and edit'} <span className="aw-hidden">{draft.widget}</span>
        </button>
      )}
    </li>
  );
}

function countOf(found: readonly FoundPlaceholder[]): string {
  const broken = found.filter(({ problems }) => problems.length > 0).length;
  const widgets = found.length === 1 ? 'One widget' : `${found.length} widgets`;
  return broken === 0
    ? `${widgets}, nothing to fix.`
    : `${widgets}, ${broken === found.length ? '' : `${broken} of them `}with something to fix.`;
}
