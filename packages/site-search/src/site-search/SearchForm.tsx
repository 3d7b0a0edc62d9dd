import { Button } from '@adviser-widgets/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { searchWords } from '../search-words.ts';
import type { Navigation } from '../search-page.ts';
import type { SearchCodeControl } from '../useSearchCode.ts';

interface SearchFormProps {
  /** What the address asked for, where it was too short to search. */
  readonly text: string;
  readonly navigation: Navigation;
  readonly control: SearchCodeControl;
}

/** The box of the search page. Until the code that searches has come, the form leads to the results by itself. */
export function SearchForm({ text, navigation, control: { code, prepare, page } }: SearchFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooShort, setTooShort] = useState(text !== '');
  const onSubmit = (event: FormEvent) => {
    const words = searchWords(input.current?.value ?? '');
    setTooShort(!words);
    if (words && !code) return;
    event.preventDefault();
    if (words && code) code.goTo(code.searchAddress(page.config, words), navigation);
    else input.current?.focus();
  };
  return (
    <form role="search" className="aw-search-form" action={page.config.searchUrl} onSubmit={onSubmit} onFocus={prepare} onPointerEnter={prepare}>
      <label className="aw-hidden" htmlFor={id}>
        {page.boxText('searchLabel')}
      </label>
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
      <Button type="submit">{page.boxText('searchGo')}</Button>
      {isTooShort && (
        <p className="aw-field-error" id={`${id}-error`}>
          <span>{page.boxText('searchTooShort')}</span>
        </p>
      )}
    </form>
  );
}
