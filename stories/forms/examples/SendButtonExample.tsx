import { SendButton, type SubmissionState } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';

/** `useSubmission` and `useLeadForm` return the state. */
const states: readonly SubmissionState[] = [
  { status: 'idle' },
  { status: 'sending' },
  { status: 'failed', kind: 'network', error: 'HTTP 500' },
];

export function SendButtonExample() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {states.map((state) => (
        <SendButton key={state.status} state={state}>
          Send
        </SendButton>
      ))}
    </div>
  );
}
