import {
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

/** Props of Form: those of a `form`, and what a press does. */
export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onClick'> {
  /** Its element. Not `ref`, which React 18 keeps from components. */
  readonly formRef?: RefObject<HTMLFormElement | null> | undefined;
  /** Called for each press. With `false`, the browser sends the form itself, to its `action`. */
  readonly onPress: () => unknown;
}

/**
 * A form whose press is its own. Put only controls of yours into it: HTML gives whatever an author puts into a
 * form the power to submit it, to be sent with it, and to hide its properties behind a `name`.
 */
export function Form({ formRef, onPress, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  useStyleSheetCheck();
  const ref = formRef ?? own;
  // A script's has no event: it would close a dialog around the form, with what is typed, the error or the thanks in it.
  useEffect(() => {
    if (ref.current?.method === 'dialog') ref.current.submit = () => {};
  }, [ref]);

  const submits = useRef(0);
  const onSubmit = (event: FormEvent) => {
    submits.current++;
    if (onPress() !== false) event.preventDefault();
  };
  // Any press begins with a click, by keyboard too. A frame without `allow-forms` gets no submit event, nor does a form
  // if a script of the page stops it.
  const onClick = (event: MouseEvent<HTMLFormElement>) => {
    guardSecondHalf(event);
    const { target, currentTarget: form, nativeEvent: click } = event;
    const before = submits.current;
    const isDropped = () => submits.current === before && !click.defaultPrevented && form.isConnected;
    if (isSubmitButton(target, form)) setTimeout(() => isDropped() && onPress());
  };
  return (
    <form
      method="dialog" // nothing is sent, whoever submits it
      noValidate
      {...rest}
      ref={ref}
      onSubmitCapture={onSubmit} // before a form plugin of the page, which may stop the event
      onMouseDownCapture={guardSecondHalf}
      onClickCapture={onClick}
    />
  );
}

/** Whether the clicks of now began on a button that submits. */
let isPress = false;

/** What a press finds wrong moves the form: the second half of a double click would enter, tick or follow what is there now. */
function guardSecondHalf(event: MouseEvent<HTMLFormElement>): void {
  const isOnButton = isSubmitButton(event.target, event.currentTarget);
  if (event.detail < 2) isPress = isOnButton;
  else if (isPress && !isOnButton) event.preventDefault();
}

function isSubmitButton(target: EventTarget, form: HTMLFormElement): boolean {
  const button = target instanceof Element && target.closest('button');
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form === form;
}
