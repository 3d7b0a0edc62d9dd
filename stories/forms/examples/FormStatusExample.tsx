import { FormStatus, SendButton, type SubmissionState } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import { useState } from 'react';

export function FormStatusExample() {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const stop = () => setState({ status: 'idle' });
  const fail = () => setState({ status: 'offline', error: 'no connection' });
  return (
    <div className="aw-actions">
      <SendButton state={state} onClick={fail}>
        Send without a connection
      </SendButton>
      <FormStatus state={state} widget="my-form" onStop={stop} />
    </div>
  );
}
