import { createLazyPart, getConfig } from '@adviser-widgets/core';
import { Button, useLazyPart } from '@adviser-widgets/ui';
import { withDefaults, type PropsOf } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { searchText } from '../search/texts.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import { attributes } from './definition.ts';
import type { BoxEvents, ResultsAria } from './InlineResults.tsx';
import { SearchPrompt } from './SearchPrompt.tsx';
import { useTypedBefore } from './useTypedBefore.ts';

/** Props of InlineSearch: the widget's attributes. */
export type InlineSearchProps = PropsOf<typeof attributes>;

const inlineResults = createLazyPart("The search's own code", () => import('./InlineResults.tsx'));

/**
 * A header's search box, as a form that works without more code. The first focus, pointer or key loads the
 * search; the input element stays the same, so typing is not interrupted.
 */
export function InlineSearch(props: InlineSearchProps) {
  const { mode = 'preview', rows = 'ordered', navigation = 'replace' } = withDefaults(attributes, props);
  const { name: widget } = useWidgetHost();
  const id = useId();
  const rootRef = useRef<HTMLFormElement>(null);
  const events = useRef<BoxEvents>(null);
  const [text, setText] = useTypedBefore(rootRef);
  const [aria, setAria] = useState<ResultsAria>();
  const { onFailure } = useSearchEvents(rootRef);
  const [code, load] = useLazyPart(inlineResults.load);
  const prepare = () => load(onFailure); // after a failure the next sign of intent retries
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    prepare();
    setText(target.value);
    events.current?.open(target.value);
  };
  return (
    <form
      role="search"
      className="aw-search"
      action={getConfig().searchUrl}
      ref={rootRef}
      onFocus={prepare}
      onPointerEnter={prepare}
      onSubmitCapture={(event) => events.current?.onSubmit(event)}
    >
      <div className="aw-combobox" onBlur={(event) => isLeft(event) && events.current?.close()}>
        <label className="aw-hidden" htmlFor={id}>
          {searchText('searchLabel', widget)}
        </label>
        <input
          {...searchInput}
          {...aria}
          id={id}
          value={text}
          onKeyDown={(event) => events.current?.onKeyDown(event)}
          onChange={change}
        />
        <SearchPrompt text={searchText('searchPrompt', widget)} />
        {code && (
          <code.InlineResults
            id={id}
            text={text}
            mode={mode}
            rows={rows}
            navigation={navigation}
            rootRef={rootRef}
            events={events}
            onClear={() => setText('')}
            onAria={setAria}
          />
        )}
      </div>
      <Button type="submit" aria-label={searchText('searchLabel', widget)}>
        <Magnifier />
      </Button>
    </form>
  );
}

const searchInput = {
  className: 'aw-control',
  type: 'text',
  name: 'q',
  placeholder: ' ',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const;

function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

function Magnifier() {
  return (
    <svg className="aw-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="11" cy="11" r="6" />
      <path d="M16 16l4 4" />
    </svg>
  );
}
