import { Button, CloseButton } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState } from 'react';

export function CloseButtonExample() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return <Button onClick={() => setShown(true)}>Show the notice again</Button>;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <p style={{ margin: 0 }}>We are closed on Waitangi Day.</p>
      <CloseButton label="Close the notice" onClick={() => setShown(false)} />
    </div>
  );
}
