import { Button } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState } from 'react';

export function ButtonExample() {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    if (isBusy) return; // a busy button can still be pressed
    setBusy(true); // until what it started is done
  };
  return (
    <Button isBusy={isBusy} onClick={save}>
      {isBusy ? 'Saving…' : 'Save'}
    </Button>
  );
}
