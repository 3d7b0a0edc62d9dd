import { regionOptions } from '@adviser-widgets/core/internal';
import { Field } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRef, type RefObject } from 'react';
import { searchText } from './texts.ts';

interface RegionFieldProps {
  readonly selectRef: RefObject<HTMLSelectElement | null>;
  readonly isInvalid: boolean;
  /** `isByKey`: stepping through the regions by keyboard, so more choices may follow. */
  readonly onChoose: (postcode: string, isByKey: boolean) => void;
}

/** The values are postcodes. The browser keeps the choice. */
export function RegionField({ selectRef, isInvalid, onChoose }: RegionFieldProps) {
  const { name: widget } = useWidgetHost();
  const isByKey = useRef(false);
  return (
    <Field
      label={searchText('regionLabel', widget)}
      hint={searchText('regionHint', widget)}
      error={isInvalid ? searchText('FormPostcode', widget) : undefined}
    >
      {(control) => (
        <select
          {...control}
          ref={selectRef}
          name="postcode"
          aria-required
          autoComplete="off"
          onKeyDown={() => (isByKey.current = true)}
          onPointerDown={() => (isByKey.current = false)}
          onChange={({ target }) => onChoose(target.value, isByKey.current)}
        >
          <option value="none">{searchText('regionPlaceholder', widget)}</option>
          {regionOptions()
            .shown(widget)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
