import { getConfig } from '@adviser-widgets/core';
import { Button, FieldError, Form } from '@adviser-widgets/ui';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BoxButton } from '../inline-search/BoxButton.tsx';
import { useFocusBefore, useTypedBefore } from '../inline-search/useTypedBefore.ts';
import { goToResults, type Navigation } from '../search/search-address.ts';
import { searchText } from '../search/texts.ts';
import { searchWords } from '../search/search-words.ts';

interface SearchFormProps {
  /** The search term in the URL. */
  readonly text: string;
  readonly navigation: Navigation;
  /** Called when the visitor is about to search. */
  readonly onIntent: () => void;
}

export function SearchForm({ text, navigation, onIntent }: SearchFormProps) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const start = useTypedBefore(text);
  const [isEmpty, setEmpty] = useState(start === '');
  useFocusBefore(input);
  const [isTooShort, setTooShort] = useState(text !== '' && !searchWords(text));
  const label = searchText('searchLabel', widget);
  const name = useLandmarkName(label);
  const search = () => {
    const words = searchWords(input.current?.value ?? '');
    flushSync(() => setTooShort(!words)); // the error is there to be read when the box gets the focus
    if (words) goToResults(words, navigation);
    else input.current?.focus();
  };
  const change = (value: string) => {
    setEmpty(value === '');
    setTooShort(false);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    change('');
    input.current?.focus();
  };
  return (
    <Form
      role="search"
      className="aw-search-form"
      aria-label={name === label ? undefined : name} // beside another search
      action={getConfig().searchUrl}
      method="get"
      onPress={search}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <label className="aw-hidden" htmlFor={id}>
        {label}
      </label>
      <FieldError id={`${id}-error`}>{isTooShort && searchText('searchTooShort', widget)}</FieldError>
      <div className="aw-search-form__box">
        <input
          ref={input}
          id={id}
          className="aw-control"
          type="text"
          name="q"
          defaultValue={start} // a controlled one loses what a script puts into it
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={isTooShort || undefined}
          aria-describedby={isTooShort ? `${id}-error` : undefined}
          onChange={({ target }) => change(target.value)}
        />
        {!isEmpty && <BoxButton name="clear" label={searchText('searchClear', widget)} onClick={clear} />}
      </div>
      <Button type="submit">{searchText('searchGo', widget)}</Button>
    </Form>
  );
}
