import { getConfig } from '@adviser-widgets/core';
import { Button, Form } from '@adviser-widgets/ui';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useId, type FocusEvent, type KeyboardEvent } from 'react';
import { searchText } from '../search/texts.ts';
import { BoxButton } from './BoxButton.tsx';
import { attributes, type definition } from './definition.ts';
import { SearchPrompt } from './SearchPrompt.tsx';
import { useSearchBox } from './useSearchBox.ts';

/** Props of InlineSearch: the widget's attributes. */
export type InlineSearchProps = WidgetProps<
  typeof attributes,
  Record<never, never>,
  typeof definition.events
>;

export function InlineSearch(props: InlineSearchProps) {
  const { mode = 'preview', rows = 'ordered', navigation = 'replace' } = withDefaults(attributes, props);
  const { name: widget } = useWidgetHost();
  const id = useId();
  const asRoot = useRoot();
  const box = useSearchBox({ id, mode, rows, navigation });
  const { refs, text, isFull, Results } = box;
  const label = searchText('searchLabel', widget);
  const name = useLandmarkName(label);
  const leave = () => {
    box.close();
    refs.form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(); // puts the keyboard of a phone away
  };
  const { ref, ...form } = asRoot({ ...searchForm, ref: refs.form });
  return (
    <Form
      {...form}
      action={getConfig().searchUrl}
      aria-label={name === label ? undefined : name} // beside another search
      formRef={ref}
      onFocus={box.prepare} // after a failure the next sign of intent retries
      onPointerEnter={box.prepare}
      onPress={box.submit}
    >
      <div
        {...(isFull ? fullSheet(label, box.toBox) : { className: 'aw-search__sheet' })}
        ref={refs.sheet}
        onBlur={(event) => isLeft(event, isFull) && box.close()}
      >
        {isFull && <BoxButton name="back" label={searchText('searchClose', widget)} onClick={leave} />}
        <div className="aw-combobox">
          <label className="aw-hidden" htmlFor={id}>
            {label}
          </label>
          <input {...searchInput} {...box.input} ref={refs.input} id={id} />
          <SearchPrompt text={searchText('searchPrompt', widget)} />
          {Results && <Results {...box.results} onLeft={box.close} onEscape={box.toBox} />}
        </div>
        {text && <BoxButton name="clear" label={searchText('searchClear', widget)} onClick={box.clear} />}
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

/** The box with its results, which fills the screen of a phone while it is used. */
function fullSheet(label: string, onEscape: () => void) {
  return {
    className: 'aw-search__sheet aw-search__sheet--full',
    role: 'dialog',
    'aria-modal': true,
    'aria-label': label,
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      event.stopPropagation(); // to the box, where the second Escape clears it
      onEscape();
    },
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
