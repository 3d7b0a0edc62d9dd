import { createLazyPart, getConfig } from '@adviser-widgets/core';
import { Button, Form, useLazyPart } from '@adviser-widgets/ui';
import { withDefaults } from '@adviser-widgets/widget';
import type { PropsOf } from '@adviser-widgets/widget/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { searchText } from '../search/texts.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import { BoxButton } from './BoxButton.tsx';
import { attributes } from './definition.ts';
import type { BoxEvents, ResultsAria } from './inline-results-props.ts';
import { SearchPrompt } from './SearchPrompt.tsx';
import { useBoxActions } from './useBoxActions.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const events = useRef<BoxEvents>(null);
  const [text, setText] = useTypedBefore(input);
  const [aria, setAria] = useState<ResultsAria>();
  const [isFull, setFull] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const { onFailure } = useSearchEvents(rootRef);
  const [code, load] = useLazyPart(inlineResults.load);
  const prepare = () => load(onFailure); // after a failure the next sign of intent retries
  const label = searchText('searchLabel', widget);
  const { change, clear, leave } = useBoxActions({ rootRef, events, prepare, setText });
  return (
    <Form
      {...searchForm}
      action={getConfig().searchUrl}
      ref={rootRef}
      onFocus={prepare}
      onPointerEnter={prepare}
      onPress={() => (events.current ? events.current.onSubmit() : false)}
    >
      <div {...sheet(isFull, label)} onBlur={(event) => isLeft(event, isFull) && events.current?.close()}>
        {isFull && <BoxButton name="back" label={searchText('searchClose', widget)} onClick={leave} />}
        <div className="aw-combobox">
          <label className="aw-hidden" htmlFor={id}>
            {label}
          </label>
          <input
            {...searchInput}
            ref={input}
            {...(aria ?? (mode === 'preview' && closedCombobox(id)))}
            id={id}
            value={text}
            onClick={() => (events.current ? events.current.open(text) : setPressed(true))}
            onKeyDown={(event) => events.current?.onKeyDown(event)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => change(target.value)}
          />
          <SearchPrompt text={searchText('searchPrompt', widget)} />
          {code && (
            <code.InlineResults
              {...{ id, text, mode, rows, navigation, rootRef, events, isFull, isPressed }}
              onClear={() => setText('')}
              onAria={setAria}
              onFull={setFull}
            />
          )}
        </div>
        {text && <BoxButton name="clear" label={searchText('searchClear', widget)} onClick={clear} />}
        <Button type="submit" aria-label={label}>
          <Magnifier />
        </Button>
      </div>
    </Form>
  );
}

const searchForm = { role: 'search', className: 'aw-search', method: 'get' } as const;

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

/** From the first paint on, so that the box does not change under a screen reader once its code has loaded. */
function closedCombobox(id: string): ResultsAria {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    'aria-controls': `${id}-list`,
  };
}

/** The box with its results, which fills the screen of a phone while it is used. */
function sheet(isFull: boolean, label: string) {
  if (!isFull) return { className: 'aw-search__sheet' };
  return {
    className: 'aw-search__sheet aw-search__sheet--full',
    role: 'dialog',
    'aria-modal': true,
    'aria-label': label,
  } as const;
}

/** On a full screen, whoever puts the keyboard away stays; the focus is then nowhere. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent, isFull: boolean): boolean {
  if (isFull) return relatedTarget !== null && !currentTarget.contains(relatedTarget);
  return !currentTarget.querySelector('.aw-combobox')?.contains(relatedTarget);
}

function Magnifier() {
  return (
    <svg className="aw-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="11" cy="11" r="6" />
      <path d="M16 16l4 4" />
    </svg>
  );
}
