import { getConfig } from '@adviser-widgets/core';
import { Button, FieldError } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { goToResults, type Navigation } from '../search/search-address.ts';
import { searchText } from '../search/texts.ts';
import { searchWords } from '../search/search-words.ts';

interface SearchFormProps {
  /** The search term in the URL, if it was too short to search. */
  readonly text: string;
  readonly navigation: Navigation;
  /** Called when the visitor is about to search. */
  readonly onIntent: () => void;
}

export function SearchForm({ text, navigation, onIntent }: SearchFormProps) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooShort, setTooShort] = useState(text !== '');
  const onSubmit = (event: FormEvent) => {
    const words = searchWords(input.current?.value ?? '');
    event.preventDefault();
    flushSync(() => setTooShort(!words)); // the error is there to be read when the box gets the focus
    if (words) goToResults(words, navigation);
    else input.current?.focus();
  };
  return (
    <form
      role="search"
      className="aw-search-form"
      action={getConfig().searchUrl}
      onSubmitCapture={onSubmit}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <label className="aw-hidden" htmlFor={id}>
        {searchText('searchLabel', widget)}
      </label>
      <FieldError id={`${id}-error`}>{isTooShort && searchText('searchTooShort', widget)}</FieldError>
      <input
        ref={input}
        id={id}
        className="aw-control"
        type="text"
        name="q"
        defaultValue={text}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={isTooShort || undefined}
        aria-describedby={isTooShort ? `${id}-error` : undefined}
        onChange={() => setTooShort(false)}
      />
      <Button type="submit">{searchText('searchGo', widget)}</Button>
    </form>
  );
}
