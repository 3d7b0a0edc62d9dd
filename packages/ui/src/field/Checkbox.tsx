import { useId, type ComponentPropsWithRef } from 'react';
import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  /** Visible, and pressed with the box. */
  readonly label: string;
}

/** A checkbox and its label, together one 44 px target. */
export function Checkbox({ label, ...control }: CheckboxProps) {
  const id = useId();
  useStyleSheetCheck();
  return (
    <div className="aw-field aw-field--wide aw-checkbox">
      <input {...control} id={id} type="checkbox" className="aw-checkbox__box" />
      <label className="aw-checkbox__label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
