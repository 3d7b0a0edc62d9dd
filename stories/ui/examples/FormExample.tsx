import { Button, Field, Form } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState } from 'react';

export function FormExample() {
  const [presses, setPresses] = useState(0);
  return (
    <Form onPress={() => setPresses(presses + 1)}>
      <Field label="Your name">{(control) => <input {...control} name="name" />}</Field>
      <Button type="submit">Save</Button>
      <p role="status">{presses > 0 && `Saved: ${presses}`}</p>
    </Form>
  );
}
