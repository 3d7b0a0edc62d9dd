import { useTabRecord } from '@adviser-widgets/forms';
import { Button, Field } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState } from 'react';

export function UseTabRecordExample() {
  const [text, setText] = useState('');
  const { keep, forget } = useTabRecord({
    key: 'my-note',
    parse: (given) => (typeof given === 'string' ? given : undefined),
    onRestore: setText,
  });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="Your note" hint="It is still here after you reload the page.">
        {(control) => (
          <textarea
            {...control}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              keep(target.value);
            }}
          />
        )}
      </Field>
      <Button
        onClick={() => {
          setText('');
          forget();
        }}
      >
        Forget it
      </Button>
    </div>
  );
}
