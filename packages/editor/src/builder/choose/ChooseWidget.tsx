import { searchEverything, type SearchedPage } from '@adviser-widgets/markup/search';
import { Field } from '@adviser-widgets/ui';
import { useState } from 'react';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import { FoundPages, usePages } from './FoundPages.tsx';
import { groupWidgets } from './group-widgets.ts';
import { PasteMarkup } from './PasteMarkup.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';

interface ChooseWidgetProps {
  readonly widgets: ReadonlyMap<string, BuilderWidget>;
  readonly release: URL;
  /** Why a shared link shows no draft. */
  readonly refusal: string | undefined;
  readonly takesFocus: boolean;
  readonly onChoose: (widget: BuilderWidget) => void;
  readonly onPaste: (draft: WidgetDraft) => void;
}

export function ChooseWidget({
  widgets,
  release,
  refusal,
  takesFocus,
  onChoose,
  onPaste,
}: ChooseWidgetProps) {
  const heading = useFocusOnMount(takesFocus);
  const [words, setWords] = useState('');
  const offered = [...widgets.values()].filter(({ invisible }) => !invisible);
  const found = search(offered, usePages(release), words);
  const isSearch = words.trim() !== '';
  const groups = isSearch ? [{ title: 'Found', widgets: found.widgets }] : groupWidgets(offered);
  return (
    <div className="aw-builder__choose">
      <h2 className="aw-heading" ref={heading} tabIndex={-1}>
        Choose a widget
      </h2>
      {refusal && (
        <p className="aw-builder__problems" role="alert">
          {refusal}
        </p>
      )}
      <div className="aw-builder__ways">
        <Field
          label="Find"
          hint="Search by what visitors do, or by what you call it: call back, newsletter, map, FAQ …"
        >
          {(control) => (
            <input
              {...control}
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <PasteMarkup widgets={widgets} onChoose={onPaste} />
      </div>
      <div className="aw-builder__count" role="status">
        {isSearch && found.advice && <p className="aw-builder__advice">{found.advice}</p>}
        {isSearch && found.count && <p>{found.count}</p>}
      </div>
      {groups.map(({ title, widgets: members }) => (
        <section key={title} aria-label={title}>
          {!isSearch && <h3 className="aw-builder__family">{title}</h3>}
          <ul className="aw-builder__cards">
            {members.map((widget) => (
              <Card key={widget.name} {...{ widget, release, onChoose }} />
            ))}
          </ul>
        </section>
      ))}
      {isSearch && <FoundPages {...{ release }} pages={found.pages} />}
    </div>
  );
}

/** Keys, tokens and parts for developers are found only if nothing else is. */
function search(widgets: readonly BuilderWidget[], pages: readonly SearchedPage[], words: string) {
  const guides = pages.filter(({ kind }) => kind === 'guide');
  const found = searchEverything({ widgets, pages: guides }, words);
  const isFound = found.widgets.length > 0 || found.pages.length > 0;
  return isFound ? found : searchEverything({ widgets, pages }, words);
}

interface CardProps extends Pick<ChooseWidgetProps, 'release' | 'onChoose'> {
  readonly widget: BuilderWidget;
}

function Card({ widget, release, onChoose }: CardProps) {
  return (
    <li>
      <button type="button" className="aw-builder__card" onClick={() => onChoose(widget)}>
        {widget.picture && (
          <img src={new URL(widget.picture, release).href} alt="" width={160} height={100} loading="lazy" />
        )}
        <span className="aw-builder__name">{widget.title}</span>
        <span className="aw-builder__about">{firstSentence(widget.description)}</span>
      </button>
    </li>
  );
}

function firstSentence(text: string): string {
  return /^.*?[.:;](?=\s|$)/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text;
}
