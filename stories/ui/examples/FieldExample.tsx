import { Field } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState, type FocusEvent } from 'react';

export function FieldExample() {
  const [error, setError] = useState('');
  const check = ({ target }: FocusEvent<HTMLInputElement>) =>
    setError(target.value.trim() === '' ? 'Please enter your name.' : '');
  return (
    <Field label="Your name" hint="As your friends call you" error={error}>
      {(control) => <input {...control} name="name" autoComplete="nickname" onBlur={check} />}
    </Field>
  );
}
