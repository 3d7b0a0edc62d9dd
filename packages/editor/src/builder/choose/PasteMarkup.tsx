import { Button, Field } from '@adviser-widgets/ui';
import { useEffect, useRef, useState } from 'react';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import { readMarkup, type FoundPlaceholder, type ReadMarkup } from './read-markup.ts';

interface PasteMarkupProps {
  readonly widgets: ReadonlyMap<string, BuilderWidget>;
  readonly onChoose: (draft: WidgetDraft) => void;
}

export function PasteMarkup({ widgets, onChoose }: PasteMarkupProps) {
  const [markup, setMarkup] = useState('');
  const [result, setResult] = useState<ReadMarkup | 'empty'>();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result === undefined || result === 'empty') return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  return (
    <details className="aw-builder__paste" open={location.hash === '#paste' || undefined}>
      <summary>Edit or fix what you already have</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setResult(markup.trim() === '' ? 'empty' : readMarkup(markup, widgets));
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
      <p role="status">{result === 'empty' && 'Paste a snippet or the HTML of your page first.'}</p>
      {result && result !== 'empty' && (
        <div
          className="aw-builder__answer"
          role="group"
          aria-label="What was read"
          tabIndex={-1}
          ref={answer}
        >
          <Result {...result} {...{ widgets, onChoose }} />
        </div>
      )}
    </details>
  );
}

type ResultProps = ReadMarkup & PasteMarkupProps;

function Result({ found, repairs, notes, widgets, onChoose }: ResultProps) {
  const around = { isRepaired: repairs.length > 0, hasNotes: notes.length > 0 };
  const state = describeState(found.length, around);
  return (
    <>
      <p>{found.length === 0 ? noWidget : describeFound(found, around)}</p>
      <Sentences className="aw-builder__repairs" sentences={repairs} />
      <Sentences className="aw-builder__problems" sentences={notes} />
      <ol className="aw-builder__found">
        {found.map((placeholder, index) => (
          <Found
            key={`${index} ${placeholder.name}`}
            {...{ ...placeholder, state, onChoose }}
            title={widgets.get(placeholder.draft?.widget ?? '')?.title}
            action={around.isRepaired ? 'Copy or edit' : 'Edit'}
          />
        ))}
      </ol>
    </>
  );
}

const noWidget =
  'There is no widget in it. Paste the whole snippet or the HTML of your page: a widget has data-widget="…", or is a link with #widget=… in its address. If your CMS has removed that, choose the widget below and start again.';

function Sentences({
  className,
  sentences,
}: {
  readonly className: string;
  readonly sentences: readonly string[];
}) {
  if (sentences.length === 0) return null;
  return (
    <ul className={className}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface FoundProps extends FoundPlaceholder, Pick<PasteMarkupProps, 'onChoose'> {
  /** Of the widget, if there is such a one. */
  readonly title: string | undefined;
  /** What is said of it while it has no problem. */
  readonly state: string;
  readonly action: string;
}

function Found({ name, title, problems, draft, state, action, onChoose }: FoundProps) {
  const heading = draft?.attributes.heading;
  const which = heading ? ` “${heading}”` : '';
  return (
    <li>
      <p>
        <strong>{title ?? (name || 'A widget without a name')}</strong>
        {which}
        {problems.length === 0 && state && `: ${state}`}
      </p>
      <Sentences className="aw-builder__problems" sentences={problems} />
      {draft && (
        <button type="button" className="aw-builder__second" onClick={() => onChoose(draft)}>
          {problems.length === 0 ? action : 'Fix and edit'}{' '}
          <span className="aw-hidden">
            {title}
            {which}
          </span>
        </button>
      )}
    </li>
  );
}

interface Around {
  readonly isRepaired: boolean;
  /** Whether something is wrong around the widgets, which may concern any of them. */
  readonly hasNotes: boolean;
}

function describeFound(found: readonly FoundPlaceholder[], { isRepaired, hasNotes }: Around): string {
  const broken = found.filter(({ problems }) => problems.length > 0).length;
  const isOne = found.length === 1;
  const widgets = isOne ? 'One widget' : `${found.length} widgets`;
  if (broken > 0)
    return `${widgets}, ${broken === found.length ? '' : `${broken} of them `}with something to fix.`;
  if (hasNotes) return `${widgets}, with something to fix around ${isOne ? 'it' : 'them'}.`;
  if (!isRepaired) return `${widgets}, nothing to fix.`;
  return isOne
    ? `${widgets}. Repaired. Copy the snippet and paste it over the one in your page.`
    : `${widgets}. Repaired. Copy each snippet and paste it over the one in your page.`;
}

/** Which of several was repaired is in the sentences of the repairs. */
function describeState(count: number, { isRepaired, hasNotes }: Around): string {
  if (hasNotes) return '';
  if (!isRepaired) return 'nothing to fix';
  return count === 1 ? 'repaired' : '';
}
