import { useEffect, useState, type ReactNode } from 'react';
import { AttributeFields } from './fields/AttributeFields.tsx';
import type { BuilderWidget } from './builder-widget.ts';
import { ContentFields } from './fields/ContentFields.tsx';
import { asContentProblem, findProblems } from './draft/draft-problems.ts';
import type { WidgetDraft } from './draft/draft.ts';
import { findHints } from './draft/draft-hints.ts';
import { Markup } from './snippet/Markup.tsx';
import { Preview } from '../preview/Preview.tsx';
import { RestartButton } from './RestartButton.tsx';
import type { PreviewSetting } from '../preview/preview-message.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';
import { writeSnippet } from './draft/write-snippet.ts';

interface EditWidgetProps {
  readonly draft: WidgetDraft;
  /** What was taken out of the draft. */
  readonly notice: string | undefined;
  readonly widget: BuilderWidget;
  readonly release: URL;
  readonly setting: PreviewSetting;
  readonly takesFocus: boolean;
  readonly onChange: (draft: WidgetDraft) => void;
  /** Goes on with another draft, as a step of the history. */
  readonly onBegin: (draft: WidgetDraft) => void;
  readonly onLeave: () => void;
}

export function EditWidget({
  draft,
  notice,
  widget,
  release,
  setting,
  takesFocus,
  onChange,
  onBegin,
  onLeave,
}: EditWidgetProps) {
  const heading = useFocusOnMount(takesFocus);
  const snippet = writeSnippet(draft);
  const [pictures, setPictures] = useState({ content: draft.content, sentences: noSentences });
  const sentences = pictures.content === draft.content ? pictures.sentences : noSentences;
  const problems = [...findProblems(draft, widget), ...sentences.map(asContentProblem)];
  const shown = useRested(writeSnippet(asPreviewed(draft, widget)));
  const fields = { draft, widget, problems, hints: findHints(draft, widget), onChange };
  return (
    <div className="aw-builder__edit">
      <header className="aw-builder__head">
        <button type="button" className="aw-builder__second" onClick={onLeave}>
          ← All widgets
        </button>{' '}
        <RestartButton {...{ draft, widget }} onBegin={onBegin} />
        <h2 className="aw-heading" ref={heading} tabIndex={-1}>
          {widget.title}
        </h2>
        <p className="aw-sub-heading">{widget.description}</p>
        <p>
          <a href={new URL(`editor/docs/${widget.name}.html`, release).href} target="_blank" rel="noreferrer">
            All about {widget.title}
          </a>
        </p>
        {notice && (
          <p className="aw-builder__problems" role="alert">
            {notice}
          </p>
        )}
      </header>
      <form
        className="aw-builder__form"
        aria-label={`Settings of ${widget.title}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <Part title="Settings">
          <AttributeFields {...fields} />
        </Part>
        <Part title={widget.content ? 'Content' : 'Texts and fallback'}>
          <ContentFields
            {...fields}
            onPictures={(content, unwritten) => {
              setPictures({ content, sentences: unwritten });
              onChange({ ...draft, content, unclosed: undefined });
            }}
          />
        </Part>
      </form>
      <div className="aw-builder__aside">
        <Preview
          title={widget.title}
          hint={hintOf(draft, widget)}
          snippet={shown}
          ids={idsOf(draft, widget)}
          {...{ release, setting }}
        />
        <Markup {...fields} snippet={snippet} />
      </div>
    </div>
  );
}

const noSentences: readonly string[] = [];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="aw-builder__part" aria-label={title}>
      <h3 className="aw-builder__title">{title}</h3>
      {children}
    </section>
  );
}

/** Milliseconds until typing updates the preview, which mounts the widget again with each change of a text. */
const restMs = 200;

function useRested(snippet: string): string {
  const [rested, setRested] = useState(snippet);
  useEffect(() => {
    const timer = setTimeout(() => setRested(snippet), restMs);
    return () => clearTimeout(timer);
  }, [snippet]);
  return rested;
}

/** On any day: a notice is written before its first one. */
function asPreviewed(draft: WidgetDraft, { attributes, preview }: BuilderWidget): WidgetDraft {
  const lasting = Object.entries(draft.attributes).filter(([name]) => attributes[name]?.kind !== 'date');
  return { ...draft, attributes: { ...Object.fromEntries(lasting), ...preview?.attributes } };
}

function hintOf(draft: WidgetDraft, { attributes, preview }: BuilderWidget): string | undefined {
  const isDated = Object.keys(draft.attributes).some((name) => attributes[name]?.kind === 'date');
  const hints = [preview?.hint, isDated && 'The preview shows it on any day.'];
  return hints.filter(Boolean).join(' ') || undefined;
}

/** The preview shows stand-ins for page elements that the draft refers to. */
function idsOf({ attributes }: WidgetDraft, { attributes: known }: BuilderWidget): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    known[name]?.kind === 'id' && value.trim() !== '' ? [value.trim()] : [],
  );
}
