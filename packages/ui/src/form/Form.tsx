import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FormEvent,
  type MouseEvent,
} from 'react';

/** Props of Form: those of a `form`, and what a press does. */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onClick'> {
  /** Called for each press. With `false`, the browser sends the form itself, to its `action`. */
  readonly onPress: () => unknown;
}

/**
 * A form whose press is its own. Put only controls of yours into it: HTML gives whatever an author puts into a
 * form the power to submit it, to be sent with it, and to hide its properties behind a `name`.
 */
export const Form = /* @__PURE__ */ forwardRef<HTMLFormElement, FormProps>(function Form(
  { onPress, ...rest },
  ref,
) {
  const own = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLFormElement, []); // called once it is on the page
  useLayoutEffect(() => sendNothingByScript(own.current), []);
  const submits = useRef(0);
  const onSubmit = (event: FormEvent) => {
    submits.current++;
    if (onPress() !== false) event.preventDefault();
  };
  // A frame without `allow-forms` gets no submit event, nor does a form if a script of the page stops it.
  const onClick = ({ target, currentTarget: form, nativeEvent: click }: MouseEvent<HTMLFormElement>) => {
    const before = submits.current;
    const isDropped = () => submits.current === before && !click.defaultPrevented && form.isConnected;
    if (isSubmitButton(target, form)) setTimeout(() => isDropped() && onPress());
  };
  return (
    <form
      method="dialog" // nothing is sent, whoever submits it
      noValidate
      {...rest}
      ref={own}
      onSubmitCapture={onSubmit} // before a form plugin of the page, which may stop the event
      onClickCapture={onClick}
    />
  );
});

/** A script's `submit()` has no event: it would close the page's dialog around the form, with an error or the thanks in it. */
function sendNothingByScript(form: HTMLFormElement | null): void {
  if (form) form.submit = () => form.method !== 'dialog' && HTMLFormElement.prototype.submit.call(form);
}

function isSubmitButton(target: EventTarget, form: HTMLFormElement): boolean {
  const button = target instanceof Element && target.closest('button');
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form === form;
}
