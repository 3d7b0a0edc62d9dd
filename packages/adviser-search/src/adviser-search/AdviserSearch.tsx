import { message } from '@adviser-widgets/core/internal';
import { Button, Form, Heading } from '@adviser-widgets/ui';
import { watchSilentChanges } from '@adviser-widgets/ui/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { AdviserPanel } from './AdviserPanel.tsx';
import { attributes, type definition } from './definition.ts';
import { RegionField } from './RegionField.tsx';
import { pagePath } from './search-page.ts';
import { searchText } from './texts.ts';
import { SearchStatus } from './SearchStatus.tsx';
import { useAdviserSearch } from './useAdviserSearch.ts';
import { useResultsPlace } from './useResultsPlace.ts';

/** Props of AdviserSearch: the widget's attributes. */
export type AdviserSearchProps = WidgetProps<
  typeof attributes,
  Record<never, never>,
  typeof definition.events
>;

export function AdviserSearch(props: AdviserSearchProps) {
  const { heading, subHeading, headingLevel = 2, buttonText, results } = withDefaults(attributes, props);
  const { name: widget } = useWidgetHost();
  const asRoot = useRoot();
  const form = useRef<HTMLFormElement>(null);
  const region = useRef<HTMLSelectElement>(null);
  const { state, ...search } = useAdviserSearch(form);
  const place = useResultsPlace(results);
  const { status } = state;

  const isInvalid = status === 'invalid';
  const { notice } = search;
  useEffect(() => {
    const check = () => notice(region.current?.value ?? '');
    check();
    return watchSilentChanges(check, isInvalid);
  }, [notice, isInvalid]);

  const submit = () => {
    const postcode = region.current?.value ?? '';
    flushSync(() => search.submit(postcode)); // the error is there to be read when the list gets the focus
    if (postcode === 'none') region.current?.focus();
    // The region is not searched again if its panel is already shown.
    (place ?? form.current?.parentElement)
      ?.querySelector('.aw-advisers')
      ?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    search.reset();
    region.current?.focus();
  };

  const restText =
    status === 'failed' ? message('tryAgain', widget) : buttonText || attributes['button-text'].default;
  const panel = status === 'found' && (
    <AdviserPanel
      advisers={state.advisers}
      headingLevel={headingLevel + (heading ? 1 : 0)}
      onClose={close}
      track={search.track}
    />
  );
  return (
    <div {...asRoot({ className: 'aw-adviser-search' })}>
      {heading && <Heading level={headingLevel}>{heading}</Heading>}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      <Form formRef={form} className="aw-region-form" onFocus={search.prepare} onPress={submit}>
        <input type="hidden" name="page" value={pagePath()} />
        <RegionField selectRef={region} isInvalid={isInvalid} onChoose={search.choose} />
        <Button type="submit" isBusy={status === 'searching'}>
          {status === 'searching' ? searchText('searching', widget) : restText}
        </Button>
        <SearchStatus state={state} />
      </Form>
      {panel && (place ? createPortal(panel, place) : panel)}
    </div>
  );
}
