import { SuccessPanel } from '@adviser-widgets/forms';
import { Button } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import { useState } from 'react';

export function SuccessPanelExample() {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <Button onClick={() => setSent(true)}>Send</Button>;
  return (
    <SuccessPanel close="Close" onClose={() => setSent(false)}>
      <h3>Thank you, Aroha</h3>
      <p>We will call you within one working day.</p>
    </SuccessPanel>
  );
}
