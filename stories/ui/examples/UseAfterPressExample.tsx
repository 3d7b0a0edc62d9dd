import { Button, Field, useAfterPress } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState } from 'react';

export function UseAfterPressExample() {
  const afterPress = useAfterPress();
  const [error, setError] = useState('');
  const [presses, setPresses] = useState(0);
  // At once, the error would push the button away from the pointer, and the press on it would be lost.
  const check = (text: string) =>
    afterPress(() => setError(/^\d{4}$/.test(text) ? '' : 'Enter four digits.'));
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Field label="Postcode" error={error}>
        {(control) => <input {...control} inputMode="numeric" onBlur={({ target }) => check(target.value)} />}
      </Field>
      <Button onClick={() => setPresses(presses + 1)}>Search</Button>
      <p>Pressed: {presses}</p>
    </div>
  );
}
